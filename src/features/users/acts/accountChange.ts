import type { TranslateFunction } from 'ra-core';
import type { PortalDataProvider } from '../../../api/dataProvider';
import { dayText, readDay } from '../../../model/time';
import type { UserRecord } from '../../../model/users/userRecord';
import { mayChange, mayChangeSignIn, sessionLimits } from '../account/userForms';
import type { AccountChange, BulkActionContext, Change, Exclusion, RetryCall, Plan } from './bulkAction';

const pickAccount = (user: UserRecord): Required<AccountChange> => ({
  is_active: Boolean(user.is_active),
  max_active_sessions: user.max_active_sessions ?? sessionLimits.min,
  verified_until: readDay(user.verified_until ?? ''),
});

/** Returns the values that a change would replace. */
export const getPreviousValues = (user: UserRecord, change: AccountChange): AccountChange =>
  Object.fromEntries(Object.entries(pickAccount(user)).filter(([field]) => field in change));

export const describeAccount = (t: TranslateFunction, user: UserRecord, change: AccountChange): string => {
  const before = pickAccount(user);
  const describeValue = (format: (account: Required<AccountChange>) => string) =>
    t('users.bulk.change', { before: format(before), after: format({ ...before, ...change }) });
  const descriptions: Record<keyof AccountChange, () => string> = {
    is_active: () => t(`users.bulk.${change.is_active ? 'activate' : 'deactivate'}.what`),
    max_active_sessions: () => describeValue((account) => String(account.max_active_sessions)),
    verified_until: () => describeValue((account) => dayText(account.verified_until) || t('users.bulk.none')),
  };
  return (Object.keys(change) as (keyof AccountChange)[]).map((field) => descriptions[field]()).join(' ');
};

/** Uses POST, as the edit page does, for fields that PATCH does not accept. */
export const saveAccount = (
  attempt: RetryCall,
  data: PortalDataProvider,
  id: number,
  change: AccountChange,
) => {
  const isPost = 'verified_until' in change;
  const meta = isPost ? { request: { method: 'POST' } } : undefined;
  return attempt(isPost ? 'editAccount' : 'updateAccount', () =>
    data.update('users', { id, data: change, previousData: { id }, meta }),
  );
};

const getProtection = ({ me }: BulkActionContext, user: UserRecord, change: AccountChange) => {
  if (!mayChange(me, user)) return 'superuser';
  return 'is_active' in change && !mayChangeSignIn(me, user) ? 'staff' : null;
};

/**
 * Sets the same values for all. Staff cannot change superusers, nor activate or deactivate other staff. `summary` is a
 * message key with `smart_count`.
 */
export const planAccountChange = (
  users: readonly UserRecord[],
  change: AccountChange,
  context: BulkActionContext,
  summary: string,
  args?: object,
): Plan => {
  const { data, t } = context;
  const excluded = users.flatMap((user): Exclusion[] => {
    const protection = getProtection(context, user, change);
    return protection ? [{ user, reason: t(`users.bulk.protected.${protection}`) }] : [];
  });
  const others = users.filter((user) => !getProtection(context, user, change));
  const isDifferent = (user: UserRecord) =>
    JSON.stringify({ ...pickAccount(user), ...change }) !== JSON.stringify(pickAccount(user));
  const changes = others.filter(isDifferent).map((user): Change => ({
    user,
    text: describeAccount(t, user, change),
    send: async (attempt, _values, addUndoable) => {
      await saveAccount(attempt, data, user.id, change);
      addUndoable({ account: change });
    },
  }));
  return {
    summary: [t(summary, { ...args, smart_count: changes.length })],
    changes,
    excluded,
    unchanged: others.length - changes.length,
  };
};
