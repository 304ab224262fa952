import type { TranslateFunction } from 'ra-core';
import type { PortalDataProvider } from '../../../api/dataProvider';
import { dayText, readDay } from '../../../model/time';
import type { UserRecord } from '../../../model/users/userRecord';
import { mayChange, mayChangeSignIn, sessionLimits } from '../account/userForms';
import type { AccountChange, BulkActionContext, Change, LeftOut, Plan } from './bulkAction';

const pickAccount = (user: UserRecord): Required<AccountChange> => ({
  is_active: Boolean(user.is_active),
  max_active_sessions: user.max_active_sessions ?? sessionLimits.min,
  verified_until: readDay(user.verified_until ?? ''),
});

/** Returns the values that a change would replace. */
export const getPreviousValues = (user: UserRecord, change: AccountChange): AccountChange =>
  Object.fromEntries(Object.entries(pickAccount(user)).filter(([field]) => field in change));

export const accountText = (t: TranslateFunction, user: UserRecord, change: AccountChange): string => {
  const before = pickAccount(user);
  const changeText = (show: (account: Required<AccountChange>) => string) =>
    t('users.bulk.change', { before: show(before), after: show({ ...before, ...change }) });
  const texts: Record<keyof AccountChange, () => string> = {
    is_active: () => t(`users.bulk.${change.is_active ? 'activate' : 'deactivate'}.what`),
    max_active_sessions: () => changeText((account) => String(account.max_active_sessions)),
    verified_until: () => changeText((account) => dayText(account.verified_until) || t('users.bulk.none')),
  };
  return (Object.keys(change) as (keyof AccountChange)[]).map((field) => texts[field]()).join(' ');
};

/** Uses POST, as the edit page does, for fields that PATCH does not accept. */
export const saveAccount = (data: PortalDataProvider, id: number, change: AccountChange) =>
  data.update('users', {
    id,
    data: change,
    previousData: { id },
    ...('verified_until' in change && { meta: { request: { method: 'POST' } } }),
  });

const getRefusal = ({ me }: BulkActionContext, user: UserRecord, change: AccountChange) => {
  if (!mayChange(me, user)) return 'superuser';
  return 'is_active' in change && !mayChangeSignIn(me, user) ? 'staff' : null;
};

export interface AccountPlan<Values> {
  change: AccountChange;
  /** A message key with `smart_count`. */
  summary: string;
  args?: object;
  /** Called for each user after the change. */
  then?: (...args: [user: UserRecord, ...Parameters<Change<Values>['send']>]) => Promise<unknown>;
}

/** Sets the same values for all. Staff cannot change superusers, nor activate or deactivate other staff. */
export const planAccount = <Values>(
  users: readonly UserRecord[],
  { change, summary, args, then }: AccountPlan<Values>,
  context: BulkActionContext,
): Plan<Values> => {
  const { data, t } = context;
  const leftOut = users.flatMap((user): LeftOut[] => {
    const refusal = getRefusal(context, user, change);
    return refusal ? [{ user, reason: t(`users.bulk.protected.${refusal}`) }] : [];
  });
  const others = users.filter((user) => !getRefusal(context, user, change));
  const isDifferent = (user: UserRecord) =>
    JSON.stringify({ ...pickAccount(user), ...change }) !== JSON.stringify(pickAccount(user));
  const changes = others.filter(isDifferent).map((user): Change<Values> => ({
    user,
    text: accountText(t, user, change),
    send: async (attempt, values, keep) => {
      await attempt(() => saveAccount(data, user.id, change));
      keep({ account: change });
      await then?.(user, attempt, values, keep);
    },
  }));
  return {
    summary: [t(summary, { ...args, smart_count: changes.length })],
    changes,
    leftOut,
    unchanged: others.length - changes.length,
  };
};
