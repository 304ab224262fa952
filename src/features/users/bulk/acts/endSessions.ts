import { isGone } from '../../../../api/errors';
import { sessionsElsewhere } from '../../../../model/sessions/activeSession';
import type { Act } from '../act';

/** The session of this browser stays, so that the act can go on. */
export const endSessions: Act = {
  isHarmful: true,
  call: 'endSessionOf',
  initial: null,
  plan: async (people, _values, { data, me, t, readEach, signal }) => {
    const text = (name: string, args?: object) => t(`users.bulk.endSessions.${name}`, args);
    const isOwn = (id: number) => id === me?.user_id;
    const idsOf = async (id: number, abort?: AbortSignal) =>
      sessionsElsewhere(await data.activeSessions(id, abort), isOwn(id)).map(
        (session) => session.user_activate_session_id,
      );
    const end = async (session: number) => {
      try {
        await data.endSession(session);
      } catch (error) {
        // It has ended already.
        if (!isGone(error)) throw error;
      }
    };
    const answers = await readEach(people, 'loadSessionsOf', ({ id }, attempt) =>
      attempt(() => idsOf(id, signal)),
    );
    const signedIn = answers.filter(([, sessions]) => sessions.length > 0);
    const count = signedIn.reduce((sum, [, sessions]) => sum + sessions.length, 0);
    const onlyHere = answers.filter(([user, sessions]) => isOwn(user.id) && sessions.length === 0);
    return {
      summary: [
        ...(count > 0 ? [text('count', { sessions: count, users: signedIn.length })] : []),
        ...(signedIn.some(([user]) => isOwn(user.id)) ? [text('own')] : []),
      ],
      changes: signedIn.map(([user, { length }]) => ({
        user,
        what: text('what', { smart_count: length }),
        send: async (attempt) => {
          // Read again, for those who have signed in meanwhile and for a retry; nothing is half done before the first.
          const rest = await attempt(async () => {
            const [first, ...others] = await idsOf(user.id);
            if (first !== undefined) await end(first);
            return others;
          });
          for (const session of rest) await attempt(() => end(session));
        },
      })),
      leftOut: onlyHere.map(([user]) => ({ user, reason: text('onlyHere') })),
      unchanged: answers.length - signedIn.length - onlyHere.length,
    };
  },
};
