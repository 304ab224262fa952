import type { TranslateFunction } from 'ra-core';
import type { PortalDataProvider } from '../../../api/dataProvider';
import { isGone } from '../../../api/errors';
import { HttpError } from '../../../api/HttpError';
import type { ServiceKey } from '../../../model/dic-services/services';
import { inParallel } from '../../../model/inParallel';
import { listText } from '../../../model/lists';
import { allSessions } from '../../../model/sessions/activeSession';
import { enabledKeys, flagsOf, type TakenAccess } from '../../../model/users/takenAccess';
import type { UserRecord } from '../../../model/users/userRecord';
import { serviceName } from '../serviceName';
import type { Step } from './steps';

interface Options {
  data: PortalDataProvider;
  user: UserRecord;
  t: TranslateFunction;
}

const text = (message: string, messageArgs = {}) => ({ message: `users.secure.${message}`, messageArgs });

const concurrency = 4;

/** Without an answer, the server may have carried the write out. */
const mayBeDone = (error: unknown) => error instanceof HttpError && error.status === 0;

/** It has ended already. */
const unlessGone = (error: unknown) => {
  if (!isGone(error)) throw error;
};

/** What is read before a write, over all its attempts: after a lost answer the account may have less already. */
const remembering = <T>(none: T, merge: (earlier: T, now: T) => T) => {
  let earlier = none;
  return async (now: T, write: (now: T) => Promise<unknown>): Promise<T> => {
    const before = merge(earlier, now);
    earlier = none;
    try {
      await write(now);
    } catch (error) {
      if (mayBeDone(error)) earlier = before;
      throw error;
    }
    return before;
  };
};

/** Shuts the account first, then takes what could be used otherwise. Each step reads before it writes. */
export const secureSteps = (
  { data, user, t }: Options,
  onTaken: (taken: Partial<TakenAccess>) => void,
): Step[] => {
  const { id, user_id: userId } = user;
  const deactivating = remembering(false, (earlier, now) => earlier || now);
  const taking = remembering<readonly ServiceKey[]>([], (earlier, now) => [...new Set([...earlier, ...now])]);
  return [
    {
      title: 'users.secure.deactivate',
      call: 'updateAccount',
      run: async () => {
        const { data: account } = await data.getOne<UserRecord>('users', { id });
        const wasActive = await deactivating(account.is_active !== false, async (isActive) => {
          if (!isActive) return;
          await data.update('users', { id, data: { is_active: false }, previousData: account });
        });
        onTaken({ wasActive });
        return text(wasActive ? 'deactivated' : 'wasInactive');
      },
    },
    {
      title: 'users.secure.endSessions',
      call: 'endSessionOf',
      run: async () => {
        const sessions = allSessions(await data.activeSessions(userId));
        const ids = sessions.map((session) => session.user_activate_session_id);
        const end = (session: number) => data.endSession(session).catch(unlessGone);
        const { failed } = await inParallel(ids, concurrency, end);
        if (failed[0]) throw failed[0].error;
        return ids.length > 0 ? text('ended', { smart_count: ids.length }) : text('noSessions');
      },
    },
    {
      title: 'users.secure.takeServices',
      call: 'saveServiceAccess',
      run: async () => {
        const access = await data.serviceAccess(userId);
        const services = await taking(access ? enabledKeys(access) : [], async (keys) => {
          if (keys.length > 0) await data.saveServiceAccess(userId, flagsOf(keys, false));
        });
        onTaken({ services });
        return services.length > 0
          ? text('taken', { names: listText(services.map((key) => serviceName(t, key))) })
          : text('noServices');
      },
    },
  ];
};

/** Gives the services first, so that whoever can sign in again finds them. */
export const giveBackSteps = (
  { data, user, t }: Options,
  { wasActive, services }: TakenAccess,
  onGiven: (given: Partial<TakenAccess>) => void,
): Step[] => [
  ...(services.length > 0
    ? [
        {
          title: 'users.secure.giveServices',
          call: 'saveServiceAccess' as const,
          run: async () => {
            await data.saveServiceAccess(user.user_id, flagsOf(services, true));
            onGiven({ services });
            return text('given', { names: listText(services.map((key) => serviceName(t, key))) });
          },
        },
      ]
    : []),
  ...(wasActive
    ? [
        {
          title: 'users.secure.activate',
          call: 'updateAccount' as const,
          run: async () => {
            const { id } = user;
            await data.update('users', { id, data: { is_active: true }, previousData: user });
            onGiven({ wasActive });
            return text('activated');
          },
        },
      ]
    : []),
];
