import { fieldsIn } from '../answers';
import { HttpError } from '../HttpError';
import type { Http } from '../http';
import type { ActiveSession, ActiveSessions } from '../../model/sessions/activeSession';

type Entry = Omit<ActiveSession, 'is_current_session'>;

interface SessionsAnswer {
  success?: unknown;
  current_active_session?: unknown;
  other_active_session?: unknown;
}

const path = '/api/user/active-sessions-manage/';

/** Where a user is signed in (spec 1 §7, spec 2 §7). All reject with HttpError. */
export const sessionActions = (http: Http) => ({
  /** The sessions of that user; those of others are for superusers (403). */
  activeSessions: async (userId: number, signal?: AbortSignal): Promise<ActiveSessions> => {
    const query = { id: userId };
    return asSessions(await http<unknown>(path, signal ? { query, signal } : { query }));
  },

  /** Ends one session. The own one is ended by signing out instead (spec 1 §4). */
  endSession: async (sessionId: number): Promise<void> => {
    fieldsIn(await http<unknown>(path, { method: 'DELETE', query: { id: sessionId } }));
  },
});

const asSessions = (answer: unknown): ActiveSessions => {
  const { success, current_active_session, other_active_session } = (answer ?? {}) as SessionsAnswer;
  const list: unknown = other_active_session ?? [];
  if (success !== true && isNone(answer)) return { current: null, others: [] };
  if (success !== true || !Array.isArray(list)) throw new HttpError(0, answer, 'format');
  const current = isEntry(current_active_session)
    ? { ...current_active_session, is_current_session: true }
    : null;
  const others = list
    .filter(isEntry)
    .filter(({ user_activate_session_id: id }) => id !== current?.user_activate_session_id)
    .map((entry) => ({ ...entry, is_current_session: false }));
  return { current, others };
};

/** Some servers call it no success that there is nothing to list; their message says so (spec 2 §8 "Sessions"). */
const isNone = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'message' in answer &&
  typeof answer.message === 'string' &&
  answer.message.startsWith('No active sessions');

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' &&
  entry !== null &&
  'user_activate_session_id' in entry &&
  typeof entry.user_activate_session_id === 'number';
