import { Skeleton, useMediaQuery, type Theme } from '@mui/material';
import { ShowBase, useEvent, useGetList, useShowContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isGone } from '../../../api/errors';
import { useAuth, useUser } from '../../../auth/useAuth';
import { perLocale } from '../../../model/locale';
import { allSessions } from '../../../model/sessions/activeSession';
import { isId } from '../../../model/text';
import type { UserRecord } from '../../../model/users/userRecord';
import { choice } from '../../../ui/address/addressParams';
import { PageTabs } from '../../../ui/page/PageTabs';
import { useAddressState } from '../../../ui/address/useAddressState';
import { useActiveSessions } from '../../sessions/useSessions';
import { useServiceAccess } from '../account/services';
import { useBackToList } from '../list/listLocation';
import { DetailsTab, formQuery } from './DetailsTab';
import { ExportDialog } from '../import/ExportDialog';
import { ImportDialog } from '../import/ImportDialog';
import { DataButtons, type DataDialog } from './UserActions';
import { UserHead, UserPath, userTabs } from './UserHead';
import { firstLogPage } from './logs/useLogParams';
import { LoadedUser, UserNotFound } from '../account/UserPage';
import { lazyCode } from '../../../ui/loading/lazyCode';

const UserLogsTab = lazyCode(() => import('./logs/UserLogsTab'));
const UserSessionsTab = lazyCode(() => import('./UserSessionsTab'));
const UserServicesTab = lazyCode(() => import('./UserServicesTab'));
const UserPreferencesTab = lazyCode(() => import('./UserPreferencesTab'));

const addressParams = { tab: choice(userTabs, 'details') };

/** Fetched on every visit, but not during it. */
const queryOptions = { ...formQuery, staleTime: 0 };

const UserShow = () => {
  const { id = '' } = useParams();
  return isId(id) ? (
    <ShowBase disableAuthentication key={id} id={Number(id)} queryOptions={queryOptions}>
      <UserDetails id={Number(id)} />
    </ShowBase>
  ) : (
    <>
      <UserPath />
      <UserNotFound />
    </>
  );
};

const phone = ({ breakpoints }: Theme) => breakpoints.down('sm');

const UserDetails = ({ id }: { id: number }) => {
  const t = useTranslate();
  const auth = useAuth();
  useUser();
  const isPhone = useMediaQuery(phone, { noSsr: true });
  const query = useShowContext<UserRecord>();
  const { listLocation, back } = useBackToList();
  const tabs = auth.may('users.inspect') ? userTabs : (['details'] as const);
  const [{ tab }, change] = useAddressState(addressParams);
  const [activeDialog, setActiveDialog] = useState<DataDialog | null>(null);
  const close = () => setActiveDialog(null);
  const [isEditingServices, setEditingServices] = useState(false);
  const editServices = useEvent(() => {
    setEditingServices(true);
    change({ tab: 'services' });
  });
  const active = tabs.find((name) => name === tab) ?? 'details';
  const user = isGone(query.error) ? undefined : query.record;
  const counts = useTabCounts(id, tabs.length > 1 && Boolean(user));
  const panels = {
    details: <DetailsTab onBack={back} />,
    logs: <UserLogsTab userId={id} />,
    sessions: <UserSessionsTab userId={id} limit={user?.max_active_sessions} />,
    services: <UserServicesTab userId={id} isEditing={isEditingServices} onEdit={setEditingServices} />,
    notifications: <UserPreferencesTab userId={id} />,
  };
  return (
    <>
      <UserHead
        id={id}
        user={user}
        listLocation={listLocation}
        tab={active}
        onServices={editServices}
        onData={isPhone ? undefined : setActiveDialog}
      />
      <LoadedUser query={query} skeleton={<Skeleton variant="rounded" height={420} />}>
        {() => (
          <>
            <PageTabs
              label={t('userPages.details.tabs')}
              active={active}
              onOpen={(name) => change({ tab: name })}
              tabs={tabs.map((name) => ({
                name,
                label: t(`userPages.details.tab.${name}`),
                count: counts[name],
                panel: panels[name],
              }))}
            />
            {isPhone && <DataButtons onOpen={setActiveDialog} />}
            {activeDialog === 'import' && <ImportDialog userId={id} onClose={close} />}
            {activeDialog === 'export' && <ExportDialog userId={id} onClose={close} />}
          </>
        )}
      </LoadedUser>
    </>
  );
};

/** Short, so that a count does not widen its tab. */
const compact = perLocale((locale) => new Intl.NumberFormat(locale, { notation: 'compact' }));

/** What the tabs of a user hold, by the queries of the tabs themselves; undefined until it is known. */
const useTabCounts = (userId: number, enabled: boolean): Record<string, string | undefined> => {
  const logs = useGetList('requestLog', firstLogPage(userId), { enabled });
  const sessions = useActiveSessions(userId, enabled).data;
  const services = useServiceAccess(userId, enabled).data;
  const counts = {
    logs: logs.total,
    sessions: sessions && allSessions(sessions).length,
    services: services && Object.values(services).filter(Boolean).length,
  };
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [
      name,
      typeof count === 'number' ? compact().format(count) : '',
    ]),
  );
};

export default UserShow;
