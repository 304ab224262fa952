import type { TranslateFunction } from 'ra-core';
import type { PortalDataProvider } from '../../../api/dataProvider';
import { toErrorMessage, isGone, type Call } from '../../../api/errors';
import { runParallel } from '../../../model/runParallel';
import { sessionsElsewhere } from '../../../model/sessions/activeSession';
import type { User } from '../../../model/users/user';
import type { TaskRun } from '../../../ui/task/useTask';
import { concurrency } from '../account/readEach';
import type { Change, Note, PlannedChange } from './changes';
import { isAnyFlag, serviceChange } from './serviceChange';

/** What calls are made with. */
export interface Caller {
  data: PortalDataProvider;
  me: User | null;
  t: TranslateFunction;
}

/**
 * Sends the changes of each user call by call, and never rejects. Adds to `recorded`, by user, what was changed and can
 * be undone; a retry may complete a partial change.
 */
export const sendChanges = async (
  changes: readonly PlannedChange[],
  recorded: Map<number, PlannedChange>,
  caller: Caller,
  { signal, attempt, onProgress }: TaskRun,
) => {
  const { data, t } = caller;
  const notes: Note[] = [];
  const sendOne = async (change: PlannedChange) => {
    const { user } = change;
    const { id } = user;
    const { services: had, sessions: _count, ...before } = change.before;
    const { services, sessions, ...after } = change.after;
    const hasDate = 'verified_until' in after;
    let call: Call = 'updateAccount';
    /** Records what the call returns as changed. */
    const send = async (name: Call, request: () => Promise<Partial<Change> | void>) => {
      call = name;
      const changed = await attempt(request);
      const known = recorded.get(id);
      recorded.set(id, {
        ...change,
        before: { ...known?.before, ...changed?.before },
        after: { ...known?.after, ...changed?.after },
      });
    };
    try {
      if (Object.keys(after).length > 0)
        await send(hasDate ? 'editAccount' : 'updateAccount', async () => {
          // PATCH does not accept the date.
          const meta = hasDate ? { request: { method: 'POST' } } : undefined;
          await data.update('users', { id, data: after, previousData: { id }, meta });
          return { before, after };
        });
      if (sessions !== undefined) await send('endSessionOf', () => endSessions(id, caller));
      if (services)
        await send('saveServiceAccess', async () => {
          // Reads the services first if they are not known, and sends only those that differ.
          const has = had ?? (await data.serviceAccess(id));
          const flags = serviceChange(has ?? {}, services);
          if (!has || !isAnyFlag(flags)) return {};
          await data.saveServiceAccess(id, flags);
          return { before: { services: has }, after: { services } };
        });
    } catch (error) {
      const isCancelled = error === signal.reason;
      if (isCancelled && !recorded.has(id)) throw error;
      const reason = isCancelled ? t('users.bulk.halfDone') : getReason(t, call, error);
      const { requestId = null } = toErrorMessage(call, error);
      notes.push({ kind: 'failed', user, change, reason, requestId });
      throw new Error(reason, { cause: error });
    }
  };
  const options = { signal, onSettled: onProgress };
  const { done, notStarted } = await runParallel(changes, concurrency, sendOne, options);
  for (const { user, text } of notStarted) notes.push({ kind: 'untouched', user, text });
  return { done, notes };
};

/** Ids of the sessions that can be ended: all except this browser's. */
export const readSessions = async (id: number, { data, me }: Caller, signal?: AbortSignal) =>
  sessionsElsewhere(await data.activeSessions(id, signal), id === me?.user_id).map(
    (session) => session.user_activate_session_id,
  );

/** Reads the sessions again, because users may have signed in meanwhile; a retry ends those that are left. */
const endSessions = async (id: number, caller: Caller): Promise<void> => {
  for (const session of await readSessions(id, caller)) await caller.data.endSession(session);
};

/** Returns the reason for a failed call in one line. */
export const getReason = (t: TranslateFunction, call: Call, error: unknown): string => {
  if (isGone(error)) return t('users.bulk.gone');
  const { message, messageArgs, reason } = toErrorMessage(call, error);
  const sentence = t(message, messageArgs);
  return reason ? `${sentence} ${t(reason.message, reason.messageArgs)}` : sentence;
};
