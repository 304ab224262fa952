import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../../model/createListeners';
import {
  isNothing,
  nothingTaken,
  takenWith,
  takenWithout,
  type TakenAccess,
} from '../../../model/users/takenAccess';
import type { UserRecord } from '../../../model/users/userRecord';

interface SecuredAccount {
  user: UserRecord;
  taken: TakenAccess;
}

const createSecuredAccounts = () => {
  let all: readonly SecuredAccount[] = [];
  const changes = createListeners();
  const takenFrom = (userId: number) =>
    all.find(({ user }) => user.user_id === userId)?.taken ?? nothingTaken;
  const put = (user: UserRecord, taken: TakenAccess) => {
    const others = all.filter((one) => one.user.user_id !== user.user_id);
    all = isNothing(taken) ? others : [...others, { user, taken }];
    changes.notify();
  };
  return {
    subscribe: changes.subscribe,
    snapshot: () => all,
    takenFrom,
    took: (user: UserRecord, more: Partial<TakenAccess>) =>
      put(user, takenWith(takenFrom(user.user_id), more)),
    gave: (user: UserRecord, given: Partial<TakenAccess>) =>
      put(user, takenWithout(takenFrom(user.user_id), given)),
    forget: (user: UserRecord) => put(user, nothingTaken),
  };
};

/** In memory, by the query client, of which every sign-in has its own: nothing is left after a sign-out. */
const ofSignIn = new WeakMap<QueryClient, ReturnType<typeof createSecuredAccounts>>();

export const useSecuredAccounts = () => {
  const client = useQueryClient();
  const accounts = ofSignIn.get(client) ?? createSecuredAccounts();
  ofSignIn.set(client, accounts);
  return { ...accounts, list: useSyncExternalStore(accounts.subscribe, accounts.snapshot) };
};
