import {
  changesServices,
  copyChoices,
  serviceChange,
  type ServiceChange,
} from '../../../../model/users/serviceChoices';
import type { UserRecord } from '../../../../model/users/userRecord';
import { userFormValues } from '../../account/userForms';
import { accountText, getPreviousValues, saveAccount } from '../accountChange';
import type { BulkAction, BulkActionContext, Change, UndoableChange, LeftOut } from '../bulkAction';
import { readNames, readServices, servicesText } from './services';

const isSameAccount = (one: UserRecord, other: UserRecord) =>
  JSON.stringify(userFormValues(one)) === JSON.stringify(userFormValues(other));

/** Undoes changes, except for users whom somebody else has changed meanwhile. */
export const undoChanges = (undoable: readonly UndoableChange[]): BulkAction => ({
  initial: null,
  plan: async (users, _values, context) => {
    const { t } = context;
    const changesById = new Map(undoable.map((change) => [change.user.id, change]));
    const withServices = users.filter(({ id }) => changesById.get(id)?.services);
    const services = new Map(
      (await readServices(withServices, context)).map(([{ id }, answer]) => [id, answer]),
    );
    const names = withServices.length > 0 ? await readNames(context) : null;
    const formatChange = (change: ServiceChange) => names && servicesText(context, names, change);
    const changes: Change<null>[] = [];
    const leftOut: LeftOut[] = [];
    for (const user of users) {
      const change = changesById.get(user.id);
      // Unreadable users are already reported.
      if (!change || (change.services && !services.has(user.id))) continue;
      const { before = {}, change: set = {} } = change.services ?? {};
      const difference = serviceChange(
        services.get(user.id) ?? {},
        copyChoices({ ...before, ...set }),
        'take',
      );
      if (!changesServices(difference) && isSameAccount(user, { ...change.user, ...change.account }))
        changes.push(reverseChange(change, context, formatChange));
      else leftOut.push({ user, reason: t('users.bulk.takeBack.changed') });
    }
    const summary = [t('users.bulk.takeBack.text', { smart_count: changes.length })];
    return { summary, changes, leftOut, unchanged: 0 };
  },
});

const reverseChange = (
  { user, account, services }: UndoableChange,
  { data, t }: BulkActionContext,
  servicesTextOf: (change: ServiceChange) => string | null,
): Change<null> => {
  const changed = { ...user, ...account };
  const accountBefore = account && getPreviousValues(user, account);
  const servicesBefore: ServiceChange | undefined =
    services && Object.fromEntries(Object.entries(services.change).map(([key, isOn]) => [key, !isOn]));
  return {
    user,
    text: [
      accountBefore && accountText(t, changed, accountBefore),
      servicesBefore && servicesTextOf(servicesBefore),
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
