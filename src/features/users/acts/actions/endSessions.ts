import { sessionsElsewhere } from '../../../../model/sessions/activeSession';
import type { BulkAction, BulkActionContext } from '../bulkAction';

type Context = Pick<BulkActionContext, 'data' | 'me'>;

const isOwn = (id: number, { me }: Context) => id === me?.user_id;

const getIds = async (id: number, context: Context, signal?: AbortSignal) =>
  sessionsElsewhere(await context.data.activeSessions(id, signal), isOwn(id, context)).map(
    (session) => session.user_activate_session_id,
  );

/** Reads the sessions again, because users may have signed in meanwhile; a retry ends those that are left. */
export const endUserSessions = async (id: number, context: Context): Promise<void> => {
  for (const session of await getIds(id, context)) await context.data.endSession(session);
};

/** Keeps this browser's session, so that the action can continue. */
export const endSessions: BulkAction = {
  isHarmful: true,
  initial: null,
  plan: async (users, _values, context) => {
    const { t, readEach, leaveOut, signal } = context;
    const getText = (name: string, args?: object) => t(`users.bulk.endSessions.${name}`, args);
    const results = await readEach(users, 'loadSessionsOf', ({ id }) => getIds(id, context, signal));
    const signedIn = results.filter(([, sessions]) => sessions.length > 0);
    const own = results.find(([user]) => isOwn(user.id, context));
    if (own?.[1].length === 0) leaveOut(own[0], getText('onlyHere'));
    const count = signedIn.reduce((sum, [, sessions]) => sum + sessions.length, 0);
    return {
      summary: [
        getText('count', { sessions: count, users: signedIn.length }),
        ...(own && signedIn.includes(own) ? [getText('own')] : []),
      ],
      changes: signedIn.map(([user, { length }]) => ({
        user,
        text: getText('what', { smart_count: length }),
        send: (attempt) => attempt('endSessionOf', () => endUserSessions(user.id, context)),
      })),
    };
  },
};
