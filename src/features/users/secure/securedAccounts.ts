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

export interface SecuredAccount {
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
    took: (user: UserRecord, more: Partial<TakenAccess>) =>
      put(user, takenWith(takenFrom(user.user_id), more)),
    gave: (user: UserRecord, given: Partial<TakenAccess>) =>
      put(user, takenWithout(takenFrom(user.user_id), given)),
    forget: (user: UserRecord) => put(user, nothingTaken),
  };
};

export type SecuredAccounts = ReturnType<typeof createSecuredAccounts>;

/** In memory, by the query client, of which every sign-in has its own: nothing is left after a sign-out. */
const ofSignIn = new WeakMap<QueryClient, SecuredAccounts>();

export const useSecuredAccounts = (): SecuredAccounts => {
  const client = useQueryClient();
  const known = ofSignIn.get(client) ?? createSecuredAccounts();
  ofSignIn.set(client, known);
  return known;
};

export const useSecuredList = (): readonly SecuredAccount[] => {
  const { subscribe, snapshot } = useSecuredAccounts();
  return useSyncExternalStore(subscribe, snapshot);
};
