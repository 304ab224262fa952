import { isGone } from '../../../../api/errors';
import { sessionsElsewhere } from '../../../../model/sessions/activeSession';
import type { Act, ActTools, Attempt } from '../act';

const isOwn = (id: number, { me }: Pick<ActTools, 'me'>) => id === me?.user_id;

const idsOf = async (id: number, tools: Pick<ActTools, 'data' | 'me'>, signal?: AbortSignal) =>
  sessionsElsewhere(await tools.data.activeSessions(id, signal), isOwn(id, tools)).map(
    (session) => session.user_activate_session_id,
  );

/** Reads again, for those who have signed in meanwhile and for a retry; nothing is half done before the first. */
export const endSessionsOf = async (
  id: number,
  tools: Pick<ActTools, 'data' | 'me'>,
  attempt: Attempt,
): Promise<void> => {
  const end = async (session: number) => {
    try {
      await tools.data.endSession(session);
    } catch (error) {
      // It has ended already.
      if (!isGone(error)) throw error;
    }
  };
  const rest = await attempt(async () => {
    const [first, ...others] = await idsOf(id, tools);
    if (first !== undefined) await end(first);
    return others;
  });
  for (const session of rest) await attempt(() => end(session));
};

/** The session of this browser stays, so that the act can go on. */
export const endSessions: Act = {
  isHarmful: true,
  call: 'endSessionOf',
  initial: null,
  plan: async (people, _values, tools) => {
    const { t, readEach, signal } = tools;
    const text = (name: string, args?: object) => t(`users.bulk.endSessions.${name}`, args);
    const answers = await readEach(people, 'loadSessionsOf', ({ id }, attempt) =>
      attempt(() => idsOf(id, tools, signal)),
    );
    const signedIn = answers.filter(([, sessions]) => sessions.length > 0);
    const count = signedIn.reduce((sum, [, sessions]) => sum + sessions.length, 0);
    const onlyHere = answers.filter(([user, sessions]) => isOwn(user.id, tools) && sessions.length === 0);
    return {
      summary: [
        ...(count > 0 ? [text('count', { sessions: count, users: signedIn.length })] : []),
        ...(signedIn.some(([user]) => isOwn(user.id, tools)) ? [text('own')] : []),
      ],
      changes: signedIn.map(([user, { length }]) => ({
        user,
        what: text('what', { smart_count: length }),
        send: (attempt) => endSessionsOf(user.id, tools, attempt),
      })),
      leftOut: onlyHere.map(([user]) => ({ user, reason: text('onlyHere') })),
      unchanged: answers.length - signedIn.length - onlyHere.length,
    };
  },
};
