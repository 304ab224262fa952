import { useStore } from 'ra-core';
import { useEffect, useState } from 'react';
import { allSessions, newSince, type ActiveSessions } from '../../model/sessions/activeSession';

const seenKey = 'preferences.sessions.seen';

const nobody: ReadonlySet<number> = new Set<number>();

/**
 * Which of one's own sessions were not there at the last visit of this list. Only ids are remembered;
 * what is shown now counts as seen the next time.
 */
export const useSeenSessions = (sessions: ActiveSessions | undefined): ReadonlySet<number> => {
  const [seen, setSeen] = useStore<readonly number[] | null>(seenKey, null);
  const [before, setBefore] = useState(seen);
  const ids = sessions && allSessions(sessions).map((session) => session.user_activate_session_id);
  // At the first visit ever nothing is new, save what comes while the user is looking.
  if (ids && before === null) setBefore(ids);

  const list = ids?.join();
  useEffect(() => {
    if (list !== undefined) setSeen(list === '' ? [] : list.split(',').map(Number));
  }, [list, setSeen]);
  return sessions && before ? newSince(sessions, before) : nobody;
};
