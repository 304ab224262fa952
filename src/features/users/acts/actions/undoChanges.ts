import { changesServices, copyChoices, serviceChange, type ServiceChange } from '../serviceChoices';
import type { UserRecord } from '../../../../model/users/userRecord';
import { toUserFormValues } from '../../account/userForms';
import { describeAccount, getPreviousValues, saveAccount } from '../accountChange';
import type { BulkAction, BulkActionContext, Change, UndoableChange, Exclusion } from '../bulkAction';
import { readNames, readServices, describeServiceChange } from './services';

const isSameAccount = (one: UserRecord, other: UserRecord) =>
  JSON.stringify(toUserFormValues(one)) === JSON.stringify(toUserFormValues(other));

/** Undoes changes, except for users whom somebody else has changed meanwhile. */
export const undoChanges = (undoable: readonly UndoableChange[]): BulkAction => ({
  initial: null,
  isImmediate: true,
  plan: async (users, _values, context) => {
    const { t } = context;
    const changesById = new Map(undoable.map((change) => [change.user.id, change]));
    const withServices = users.filter(({ id }) => changesById.get(id)?.services);
    const services = new Map(
      (await readServices(withServices, context)).map(([{ id }, flags]) => [id, flags]),
    );
    const names = withServices.length > 0 ? await readNames(context) : null;
    const formatChange = (change: ServiceChange) => names && describeServiceChange(context, names, change);
    const changes: Change<null>[] = [];
    const excluded: Exclusion[] = [];
    for (const user of users) {
      const change = changesById.get(user.id);
      // Unreadable users are already reported.
      if (!change || (change.services && !services.has(user.id))) continue;
      const { before = {}, change: applied = {} } = change.services ?? {};
      const difference = serviceChange(
        services.get(user.id) ?? {},
        copyChoices({ ...before, ...applied }),
        'take',
      );
      if (!changesServices(difference) && isSameAccount(user, { ...change.user, ...change.account }))
        changes.push(createReversal(change, context, formatChange));
      else excluded.push({ user, reason: t('users.bulk.undo.changed') });
    }
    const summary = [t('users.bulk.undo.text', { smart_count: changes.length })];
    return { summary, changes, excluded, unchanged: 0 };
  },
});

const createReversal = (
  { user, account, services }: UndoableChange,
  { data, t }: BulkActionContext,
  describeServices: (change: ServiceChange) => string | null,
): Change<null> => {
  const changed = { ...user, ...account };
  const accountBefore = account && getPreviousValues(user, account);
  const servicesBefore: ServiceChange | undefined =
    services && Object.fromEntries(Object.entries(services.change).map(([key, isOn]) => [key, !isOn]));
  return {
    user,
    text: [
      accountBefore && describeAccount(t, changed, accountBefore),
      servicesBefore && describeServices(servicesBefore),
    ]
      .filter(Boolean)
      .join(' '),
    send: async (attempt) => {
      if (accountBefore) await saveAccount(attempt, data, user.id, accountBefore);
      if (servicesBefore)
        await attempt('saveServiceAccess', () => data.saveServiceAccess(user.id, servicesBefore));
    },
  };
};
