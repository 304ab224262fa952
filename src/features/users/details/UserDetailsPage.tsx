import { Box, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { lazy } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useAuth, useUser } from '../../../auth/useAuth';
import { displayName } from '../../../model/user';
import { paths } from '../../../paths';
import { Crumbs } from '../../../ui/Crumbs';
import { MonitoringHeading } from '../../../ui/MonitoringHeading';
import { PageTabs } from '../../../ui/PageTabs';
import { usePageTab } from '../../../ui/usePageTab';
import { AccountFailure } from '../fields/AccountFailure';
import { useAccountOf } from '../fields/useAccountOf';
import { useOrigin } from '../fields/useOrigin';
import { DataButtons } from './DataButtons';
import { Neighbours } from './Neighbours';
import { UserDetailsTab } from './UserDetailsTab';
import { userTabs, type UserTab } from './userTabs';

const UserLogsTab = lazy(() => import('./UserLogsTab').then((m) => ({ default: m.UserLogsTab })));
const UserSessionsTab = lazy(() => import('./UserSessionsTab').then((m) => ({ default: m.UserSessionsTab })));
const UserServicesTab = lazy(() => import('./UserServicesTab').then((m) => ({ default: m.UserServicesTab })));
const UserPreferencesTab = lazy(() =>
  import('./UserPreferencesTab').then((m) => ({ default: m.UserPreferencesTab })),
);

/** One user's account, and for superusers all that belongs to it (spec 2 §2.5). */
const UserDetailsPage = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const auth = useAuth();
  // Drawn anew when the person's rights change.
  useUser();
  const { id: address = '' } = useParams();
  const account = useAccountOf(address);
  const { origin, back } = useOrigin();
  const tabs = auth.may('users.inspect') ? userTabs : (['details'] as const);
  const [active, open] = usePageTab<UserTab>(tabs);
  const { id, user, isFailed } = account;
  // The tab stays open with the other user.
  const go = (to: number) =>
    void navigate(`${paths.userDetails(to)}?tab=${active}`, { state: origin, replace: true });
  const panels = {
    logs: <UserLogsTab userId={id} />,
    sessions: <UserSessionsTab userId={id} limit={user?.max_active_sessions} />,
    services: <UserServicesTab userId={id} />,
    notifications: <UserPreferencesTab userId={id} />,
  };
  const panelOf = (tab: UserTab) =>
    tab === 'details' ? user && <UserDetailsTab user={user} origin={origin} onBack={back} /> : panels[tab];
  return (
    // Another user's page begins anew.
    <Box key={id}>
      <Crumbs
        list={t('userPages.details.list')}
        to={paths.admin}
        here={user && t('userPages.details.for', { name: displayName(user) })}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Box sx={{ mr: 'auto' }}>
          <MonitoringHeading
            label={t('userPages.details.others')}
            options={origin?.users.map((one) => ({ monitoring_id: one.id, name: one.name })) ?? []}
            current={id}
            onChoose={go}
          >
            {t('userPages.details.title')}
          </MonitoringHeading>
        </Box>
        <Neighbours origin={origin} id={id} onGo={go} />
        {user && <DataButtons userId={id} />}
      </Stack>
      {isFailed && <AccountFailure {...account} />}
      {!isFailed && !user && <Skeleton variant="rounded" height={420} />}
      {user && (
        <PageTabs
          label={t('userPages.details.tabs')}
          active={active}
          onOpen={open}
          tabs={tabs.map((name) => ({
            name,
            label: t(`userPages.details.tab.${name}`),
            panel: panelOf(name),
          }))}
        />
      )}
    </Box>
  );
};

export default UserDetailsPage;
