import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { type ComponentType, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hasStatus } from '../api/HttpError';
import { useData } from '../api/useData';
import { useAuth } from '../auth/useAuth';
import { firstLogPage } from '../features/users/show/logs/useLogParams';
import { UserList } from '../features/users/list/UserList';
import { adminTabs, adminTabNames, type AdminTab } from '../paths';
import { PageHeading } from '../ui/page/PageHeading';
import { PageTabs } from '../ui/page/PageTabs';
import { useAddressState } from '../ui/address/useAddressState';
import { lazyCode, pickExport } from '../ui/loading/lazyCode';

const GooglePlayList = lazyCode(() =>
  import('../features/google-play/GooglePlayList').then(pickExport('GooglePlayList')),
);
const ServiceList = lazyCode(() =>
  import('../features/dic-services/ServiceList').then(pickExport('ServiceList')),
);
const TemplateList = lazyCode(() =>
  import('../features/custom-message-template/TemplateList').then(pickExport('TemplateList')),
);

const lists: Record<AdminTab, ComponentType> = {
  users: UserList,
  googlePlay: GooglePlayList,
  dicServices: ServiceList,
  messageTemplate: TemplateList,
};

/** Stable elements, so that a navigation does not rerender the lists. */
const panels = adminTabNames.map((name) => {
  const List = lists[name];
  return {
    name,
    panel: (
      <ResourceContextProvider value={adminTabs[name].resource}>
        <List />
      </ResourceContextProvider>
    ),
  };
});

const UserLogsTab = lazyCode(() => import('../features/users/show/logs/UserLogsTab'));

/** Outside the specified tabs, because only some backends have a log of all users. */
const activityTab = { name: 'activity' as const, panel: <UserLogsTab userId={null} /> };

const AdminPage = () => {
  const t = useTranslate();
  const hasActivity = useHasActivity();
  const [active, open] = useAdminTab(hasActivity);
  const frame = useScrollIntoView(active === 'dicServices');
  return (
    <>
      <PageHeading title={t(`admin.tab.${active}`)}>{t('admin.title')}</PageHeading>
      <Box ref={frame}>
        <PageTabs
          label={t('admin.tabs')}
          active={active}
          onOpen={open}
          tabs={[...panels, ...(hasActivity ? [activityTab] : [])].map((tab) => ({
            ...tab,
            label: t(`admin.tab.${tab.name}`),
          }))}
        />
      </Box>
    </>
  );
};

export default AdminPage;

const aliases = new Map<string, AdminTab>([
  ['users', 'users'],
  ['usersresource', 'users'],
  ['dicservices', 'dicServices'],
  ['googleplayurl', 'googlePlay'],
  ['messagetemplates', 'messageTemplate'],
]);

const normalize = (id: string): string => id.toLowerCase().replace(/[^a-z]/g, '');

const parseAdminTab = (id: unknown): AdminTab | null => {
  if (typeof id !== 'string') return null;
  const plainId = normalize(id);
  return (
    adminTabNames.find((tab) => normalize(adminTabs[tab].id) === plainId) ?? aliases.get(plainId) ?? null
  );
};

type Tab = AdminTab | 'activity';

const addressParams = {
  tab: {
    read: (id: string | null): Tab | null => (id === 'activity' ? id : parseAdminTab(id)),
    write: (tab: Tab | null) => (tab === 'activity' ? tab : tab ? adminTabs[tab].id : ''),
  },
};

/** `?tab=` wins over the router state `activeTab` (spec 2 §2.1). */
const useAdminTab = (hasActivity: boolean): [active: Tab, open: (tab: Tab) => void] => {
  const { state } = useLocation() as { state: unknown };
  const [address, change] = useAddressState(addressParams);
  const preset = typeof state === 'object' && state !== null && 'activeTab' in state ? state.activeTab : null;
  const wanted = address.tab === 'activity' && !hasActivity ? null : address.tab;
  const active = wanted ?? parseAdminTab(preset) ?? 'users';
  const open = (tab: Tab) => {
    if (tab !== active) change({ tab });
  };
  return [active, open];
};

/** Asks a superuser's backend once per session whether it has a log of all users (decisions, optional extension). */
const useHasActivity = (): boolean => {
  const data = useData();
  const { data: hasActivity = false } = useQuery({
    queryKey: ['requestLog', 'everybody'],
    queryFn: async ({ signal }) => {
      try {
        await data.getList('requestLog', { ...firstLogPage(''), signal });
        return true;
      } catch (error) {
        if (hasStatus(error, 400, 403, 404)) return false;
        throw error;
      }
    },
    enabled: useAuth().may('users.inspect'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  return hasActivity;
};

const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls again as content arrives, until the user interacts, because the page may be too short at first. */
const useScrollIntoView = (isActive: boolean) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!isActive || !element) return undefined;
    const scroll = () => {
      const { top } = element.getBoundingClientRect();
      if (top < 0 || top > innerHeight) element.scrollIntoView?.({ block: 'start' });
    };
    scroll();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(scroll);
    observer.observe(element);
    const controller = new AbortController();
    const stop = () => {
      observer.disconnect();
      controller.abort();
    };
    for (const interaction of interactions)
      addEventListener(interaction, stop, { signal: controller.signal, passive: true });
    return stop;
  }, [isActive]);
  return ref;
};
