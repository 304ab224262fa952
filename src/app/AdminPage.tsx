import { Box } from '@mui/material';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { type ComponentType, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { UserList } from '../features/users/list/UserList';
import { useHasActivity } from '../features/users/show/logs/useHasActivity';
import { isFields } from '../model/fields';
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

const UserLogsTab = lazyCode(() => import('../features/users/show/logs/UserLogsTab'));

const lists: Record<AdminTab, ComponentType> = {
  users: UserList,
  googlePlay: GooglePlayList,
  dicServices: ServiceList,
  messageTemplate: TemplateList,
  activity: () => <UserLogsTab userId={null} />,
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

const AdminPage = () => {
  const t = useTranslate();
  const hasActivity = useHasActivity();
  const tabs = panels.filter(({ name }) => name !== 'activity' || hasActivity);
  const [active, open] = useAdminTab(tabs.map(({ name }) => name));
  const frame = useScrollIntoView(active === 'dicServices');
  return (
    <>
      <PageHeading title={t(`admin.tab.${active}`)}>{t('admin.title')}</PageHeading>
      <Box ref={frame}>
        <PageTabs
          label={t('admin.tabs')}
          active={active}
          onOpen={open}
          tabs={tabs.map((tab) => ({ ...tab, label: t(`admin.tab.${tab.name}`) }))}
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

const addressParams = {
  tab: { read: parseAdminTab, write: (tab: AdminTab | null) => (tab ? adminTabs[tab].id : '') },
};

/** `?tab=` wins over the router state `activeTab` (spec 2 §2.1). */
const useAdminTab = (shown: readonly AdminTab[]): [active: AdminTab, open: (tab: AdminTab) => void] => {
  const { state } = useLocation() as { state: unknown };
  const [address, change] = useAddressState(addressParams);
  const wanted = [address.tab, parseAdminTab(isFields(state) && state['activeTab'])];
  const active = wanted.find((tab) => tab !== null && shown.includes(tab)) ?? 'users';
  const open = (tab: AdminTab) => {
    if (tab !== active) change({ tab });
  };
  return [active, open];
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
