import type { TranslateFunction } from 'ra-core';
import type { PortalDataProvider } from '../../../api/dataProvider';
import { dayText, readDay } from '../../../model/time';
import type { UserRecord } from '../../../model/users/userRecord';
import { mayChange, mayChangeSignIn, sessionLimits } from '../account/userForms';
import type { AccountChange, BulkActionContext, Change, LeftOut, Plan } from './bulkAction';

const accountOf = (user: UserRecord): Required<AccountChange> => ({
  is_active: Boolean(user.is_active),
  max_active_sessions: user.max_active_sessions ?? sessionLimits.min,
  verified_until: readDay(user.verified_until ?? ''),
});

/** Returns the values that a change would replace. */
export const replacedBy = (user: UserRecord, change: AccountChange): AccountChange =>
  Object.fromEntries(Object.entries(accountOf(user)).filter(([field]) => field in change));

export const accountText = (t: TranslateFunction, user: UserRecord, change: AccountChange): string => {
  const before = accountOf(user);
  const fromTo = (show: (account: Required<AccountChange>) => string) =>
    t('users.bulk.change', { before: show(before), after: show({ ...before, ...change }) });
  const texts: Record<keyof AccountChange, () => string> = {
    is_active: () => t(`users.bulk.${change.is_active ? 'activate' : 'deactivate'}.what`),
    max_active_sessions: () => fromTo((account) => String(account.max_active_sessions)),
    verified_until: () => fromTo((account) => dayText(account.verified_until) || t('users.bulk.none')),
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

const refusalOf = ({ me }: BulkActionContext, user: UserRecord, change: AccountChange) => {
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
export const planOfAccount = <Values>(
  people: readonly UserRecord[],
  { change, summary, args, then }: AccountPlan<Values>,
  context: BulkActionContext,
): Plan<Values> => {
  const { data, t } = context;
  const leftOut = people.flatMap((user): LeftOut[] => {
    const refusal = refusalOf(context, user, change);
    return refusal ? [{ user, reason: t(`users.bulk.protected.${refusal}`) }] : [];
  });
  const others = people.filter((user) => !refusalOf(context, user, change));
  const isDifferent = (user: UserRecord) =>
    JSON.stringify({ ...accountOf(user), ...change }) !== JSON.stringify(accountOf(user));
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
