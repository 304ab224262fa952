import { useGetList } from 'ra-core';
import { perLocale } from '../../../model/locale';
import { useActiveSessions } from '../../sessions/useSessions';
import { useServiceAccess } from '../account/services';
import { allSessions } from '../../../model/sessions/activeSession';
import { firstLogPage } from './logs/useLogParams';

/** Short, so that a count does not widen its tab. */
const compact = perLocale((locale) => new Intl.NumberFormat(locale, { notation: 'compact' }));

/** What the tabs of a user hold, by the queries of the tabs themselves; undefined until it is known. */
export const useTabCounts = (userId: number, enabled: boolean): Record<string, string | undefined> => {
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
