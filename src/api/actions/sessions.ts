import { isFields } from '../../model/fields';
import type { ActiveSession, ActiveSessions } from '../../model/sessions/activeSession';
import { assertResponse, discardBody, ignoreStatus } from '../responses';
import type { Http } from '../http';

type Entry = Omit<ActiveSession, 'is_current_session'>;

const path = '/api/user/active-sessions-manage/';

export const sessionActions = (http: Http) => ({
  activeSessions: async (id: number, signal?: AbortSignal): Promise<ActiveSessions> => {
    const response = await http('GET', path, { query: { id }, signal });
    const { success, message, current_active_session, other_active_session } = response ?? {};
    // Some servers report an empty list as a failure (spec 2 §8 "Sessions").
    const isEmpty = success !== true && String(message).startsWith('No active sessions');
    if (isEmpty) return { current: null, others: [] };
    const list: unknown = other_active_session ?? [];
    const entries = assertResponse(response, success === true && Array.isArray(list) && list.filter(isEntry));
    const current = isEntry(current_active_session)
      ? { ...current_active_session, is_current_session: true }
      : null;
    const others = entries
      .filter(({ user_activate_session_id: other }) => other !== current?.user_activate_session_id)
      .map((entry) => ({ ...entry, is_current_session: false }));
    return { current, others };
  },

  /** Treats a missing session as already ended. */
  endSession: (id: number) => ignoreStatus(discardBody(http('DELETE', path, { query: { id } })), 404, 410),
});

const isEntry = (entry: unknown): entry is Entry =>
  isFields(entry) && typeof entry['user_activate_session_id'] === 'number';
