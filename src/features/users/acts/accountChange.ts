import type { TranslateFunction } from 'ra-core';
import { dayText, readDay } from '../../../model/time';
import type { UserRecord } from '../../../model/users/userRecord';
import { mayActivate, mayChange, sessionLimits } from '../account/userForms';
import type { AccountChange, BulkActionContext, Change, Plan } from './bulkAction';

type Field = AccountChange['field'];
type Value = AccountChange['before'];

const readField = (user: UserRecord, field: Field): Value =>
  ({
    is_active: Boolean(user.is_active),
    max_active_sessions: user.max_active_sessions ?? sessionLimits.min,
    verified_until: readDay(user.verified_until ?? ''),
  })[field];

const describe = (t: TranslateFunction, { field, before, after }: AccountChange) => {
  if (field === 'is_active') return t(`users.bulk.${after ? 'activate' : 'deactivate'}.what`);
  const format = (value: Value) =>
    field === 'verified_until' ? dayText(String(value)) || t('users.bulk.none') : String(value);
  return t('users.bulk.change', { before: format(before), after: format(after) });
};

export const changeAccount = (
  user: UserRecord,
  account: AccountChange,
  { data, t }: BulkActionContext,
): Change => ({
  user,
  text: describe(t, account),
  send: async (attempt, _values, addUndoable) => {
    const { id } = user;
    const { field, after } = account;
    // PATCH does not accept the date.
    const isPost = field === 'verified_until';
    const meta = isPost ? { request: { method: 'POST' } } : undefined;
    await attempt(isPost ? 'editAccount' : 'updateAccount', () =>
      data.update('users', { id, data: { [field]: after }, previousData: { id }, meta }),
    );
    addUndoable({ account });
  },
});

/**
 * Sets the same value for all. Staff cannot change superusers, nor activate or deactivate other staff. `summary` is a
 * message key with `smart_count`.
 */
export const planAccountChange = (
  users: readonly UserRecord[],
  field: Field,
  after: Value,
  context: BulkActionContext,
  summary: string,
  args?: object,
): Plan => {
  const { me, t, leaveOut } = context;
  const changes = users.flatMap((user) => {
    const isProtected = field === 'is_active' ? !mayActivate(me, user) : !mayChange(me, user);
    if (isProtected) {
      leaveOut(user, t(`users.bulk.protected.${mayChange(me, user) ? 'staff' : 'superuser'}`));
      return [];
    }
    const before = readField(user, field);
    return before === after ? [] : changeAccount(user, { field, before, after }, context);
  });
  return { summary: [t(summary, { ...args, smart_count: changes.length })], changes };
};
