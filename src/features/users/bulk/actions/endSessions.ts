import { isGone } from '../../../../api/errors';
import { sessionsElsewhere } from '../../../../model/sessions/activeSession';
import type { Attempt } from '../../../../ui/task/retry';
import type { BulkAction, BulkActionContext } from '../bulkAction';

type Context = Pick<BulkActionContext, 'data' | 'me'>;

const isOwn = (id: number, { me }: Context) => id === me?.user_id;

const getIds = async (id: number, context: Context, signal?: AbortSignal) =>
  sessionsElsewhere(await context.data.activeSessions(id, signal), isOwn(id, context)).map(
    (session) => session.user_activate_session_id,
  );

/** Reads the sessions again, because users may have signed in meanwhile. */
export const endUserSessions = async (id: number, context: Context, attempt: Attempt): Promise<void> => {
  const end = async (session: number) => {
    try {
      await context.data.endSession(session);
    } catch (error) {
      // Already ended.
      if (!isGone(error)) throw error;
    }
  };
  const rest = await attempt(async () => {
    const [first, ...others] = await getIds(id, context);
    if (first !== undefined) await end(first);
    return others;
  });
  for (const session of rest) await attempt(() => end(session));
};

/** Keeps this browser's session, so that the action can continue. */
export const endSessions: BulkAction = {
  isHarmful: true,
  call: 'endSessionOf',
  initial: null,
  plan: async (users, _values, context) => {
    const { t, readEach, signal } = context;
    const text = (name: string, args?: object) => t(`users.bulk.endSessions.${name}`, args);
    const answers = await readEach(users, 'loadSessionsOf', ({ id }) => getIds(id, context, signal));
    const signedIn = answers.filter(([, sessions]) => sessions.length > 0);
    const count = signedIn.reduce((sum, [, sessions]) => sum + sessions.length, 0);
    const onlyHere = answers.filter(([user, sessions]) => isOwn(user.id, context) && sessions.length === 0);
    return {
      summary: [
        text('count', { sessions: count, users: signedIn.length }),
        ...(signedIn.some(([user]) => isOwn(user.id, context)) ? [text('own')] : []),
      ],
      changes: signedIn.map(([user, { length }]) => ({
        user,
        text: text('what', { smart_count: length }),
        send: (attempt) => endUserSessions(user.id, context, attempt),
      })),
      leftOut: onlyHere.map(([user]) => ({ user, reason: text('onlyHere') })),
      unchanged: answers.length - signedIn.length - onlyHere.length,
    };
  },
};
