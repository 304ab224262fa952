import type { UserRecord } from '../../../../model/users/userRecord';
import { mayChange } from '../../userForms';
import type { ActTools, Change, Plan } from '../act';

interface FieldChange<Value> {
  field: 'max_active_sessions' | 'verified_until';
  value: Value;
  /** What the user has now. */
  of: (user: UserRecord) => Value;
  show: (value: Value) => string;
  /** The edit page's call is POST, that of the details is PATCH; each has fields of its own. */
  meta?: { method: 'POST' };
  summary: (count: number) => string;
}

/** One field of the account, the same value for all. Staff cannot change superusers. */
export const planOfField = <Value extends string | number>(
  people: readonly UserRecord[],
  { data, me, t }: ActTools,
  { field, value, of, show, meta, summary }: FieldChange<Value>,
): Plan => {
  const others = people.filter((user) => mayChange(me, user));
  const changes = others
    .filter((user) => of(user) !== value)
    .map((user): Change => {
      const sent = { id: user.id, data: { [field]: value }, previousData: { id: user.id } };
      return {
        user,
        what: t('users.bulk.change', { before: show(of(user)), after: show(value) }),
        send: (attempt) => attempt(() => data.update('users', { ...sent, ...(meta && { meta }) })),
      };
    });
  return {
    summary: changes.length > 0 ? [summary(changes.length)] : [],
    changes,
    leftOut: people
      .filter((user) => !mayChange(me, user))
      .map((user) => ({ user, reason: t('users.bulk.protected.superuser') })),
    unchanged: others.length - changes.length,
  };
};
