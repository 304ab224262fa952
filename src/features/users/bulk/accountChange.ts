import type { TranslateFunction } from 'ra-core';
import type { PortalDataProvider } from '../../../api/dataProvider';
import { dayText, readDay } from '../../../model/time';
import type { UserRecord } from '../../../model/users/userRecord';
import { mayChange, mayChangeSignIn, sessionLimits } from '../account/userForms';
import type { AccountChange, BulkActionContext, Change, LeftOut, NamedAttempt, Plan } from './bulkAction';

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
export const saveAccount = (
  attempt: NamedAttempt,
  data: PortalDataProvider,
  id: number,
  change: AccountChange,
) => {
  const isEdit = 'verified_until' in change;
  const meta = isEdit ? { request: { method: 'POST' } } : undefined;
  return attempt(isEdit ? 'editAccount' : 'updateAccount', () =>
    data.update('users', { id, data: change, previousData: { id }, meta }),
  );
};

const getRefusal = ({ me }: BulkActionContext, user: UserRecord, change: AccountChange) => {
  if (!mayChange(me, user)) return 'superuser';
  return 'is_active' in change && !mayChangeSignIn(me, user) ? 'staff' : null;
};

/**
 * Sets the same values for all. Staff cannot change superusers, nor activate or deactivate other staff. `summary` is a
 * message key with `smart_count`.
 */
export const planAccount = (
  users: readonly UserRecord[],
  change: AccountChange,
  context: BulkActionContext,
  summary: string,
  args?: object,
): Plan => {
  const { data, t } = context;
  const leftOut = users.flatMap((user): LeftOut[] => {
    const refusal = getRefusal(context, user, change);
    return refusal ? [{ user, reason: t(`users.bulk.protected.${refusal}`) }] : [];
  });
  const others = users.filter((user) => !getRefusal(context, user, change));
  const isDifferent = (user: UserRecord) =>
    JSON.stringify({ ...pickAccount(user), ...change }) !== JSON.stringify(pickAccount(user));
  const changes = others.filter(isDifferent).map((user): Change => ({
    user,
    text: accountText(t, user, change),
    send: async (attempt, _values, addUndoable) => {
      await saveAccount(attempt, data, user.id, change);
      addUndoable({ account: change });
    },
  }));
  return {
    summary: [t(summary, { ...args, smart_count: changes.length })],
    changes,
    leftOut,
    unchanged: others.length - changes.length,
  };
};
