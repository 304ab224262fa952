import type { BulkAction } from '../bulkAction';
import { readSessions } from '../sendChanges';

/** Keeps this browser's session, so that the action can continue. */
export const endSessions: BulkAction = {
  isHarmful: true,
  plan: async (users, _choices, { readEach, accept, signal, ...caller }) => {
    const sessions = await readEach(users, 'loadSessionsOf', (id) => readSessions(id, caller, signal));
    return [...sessions]
      .map(([user, { length }]) => ({ user, before: { sessions: length }, after: { sessions: 0 } }))
      .filter(({ user, before }) => {
        const isOnlyHere = user.id === caller.me?.user_id && before.sessions === 0;
        return accept(user, isOnlyHere && caller.t('users.bulk.endSessions.onlyHere'));
      });
  },
  summarize: (changes, _choices, { t, me }) => [
    t('users.bulk.endSessions.count', {
      sessions: changes.reduce((sum, { before }) => sum + (before.sessions ?? 0), 0),
      users: changes.length,
    }),
    ...(changes.some(({ user }) => user.id === me?.user_id) ? [t('users.bulk.endSessions.own')] : []),
  ],
};
