import { useLocation, useSearchParams } from 'react-router-dom';
import { adminTabIds, adminTabOf, type AdminTab } from '../model/adminTabs';

/**
 * Which area of the administration is open: the one that the address names (`?tab=`), else the one that
 * the navigation brought along (`activeTab`), else the users.
 */
export const useAdminTab = (): [active: AdminTab, open: (tab: AdminTab) => void] => {
  const { state } = useLocation() as { state: unknown };
  const [search, setSearch] = useSearchParams();
  const preset = typeof state === 'object' && state !== null && 'activeTab' in state ? state.activeTab : null;
  const active = adminTabOf(search.get('tab')) ?? adminTabOf(preset) ?? 'users';
  const open = (tab: AdminTab) => {
    if (tab === active) return;
    const next = new URLSearchParams(search);
    next.set('tab', adminTabIds[tab]);
    setSearch(next);
  };
  return [active, open];
};
