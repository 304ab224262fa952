import type { ServiceFlags } from '../../../../model/dic-services/services';
import type { UserRecord } from '../../../../model/users/userRecord';
import { toUserFormValues } from '../../account/userForms';
import { changeAccount } from '../accountChange';
import type { AccountChange, BulkAction, Change, ServiceChange, UndoableChange } from '../bulkAction';
import { isAnyFlag, onlyServices, serviceChange } from '../serviceChange';
import { changeServices, readNames, readServices } from './services';

const isAccountKept = (now: UserRecord, { user, account }: UndoableChange) => {
  const left = { ...user, ...(account && { [account.field]: account.after }) };
  return JSON.stringify(toUserFormValues(now)) === JSON.stringify(toUserFormValues(left));
};

const areServicesKept = (now: ServiceFlags, { before, change }: ServiceChange) =>
  !isAnyFlag(serviceChange(now, onlyServices(now, { ...before, ...change })));

const revertAccount = ({ field, before, after }: AccountChange) => ({ field, before: after, after: before });

const revertServices = ({ before, change }: ServiceChange) => ({
  before: { ...before, ...change },
  change: Object.fromEntries(Object.entries(change).map(([key, isOn]) => [key, !isOn])),
});

/** Undoes changes, except for users whom somebody else has changed meanwhile. */
export const undoChanges = (undoable: readonly UndoableChange[]): BulkAction => ({
  initial: null,
  isImmediate: true,
  plan: async (users, _values, context) => {
    const { t, leaveOut } = context;
    const recordsById = new Map(users.map((user) => [user.id, user]));
    const applied = undoable.filter(({ user }) => recordsById.has(user.id));
    const withServices = applied.filter(({ services }) => services).map(({ user }) => user);
    const access = new Map(await readServices(withServices, context));
    const names = withServices.length > 0 ? await readNames(context) : null;
    const changes = applied.flatMap((change): Change<null>[] => {
      const { user, account, services } = change;
      const now = recordsById.get(user.id) ?? user;
      // Unreadable users are already noted.
      if (services && !access.has(user)) return [];
      if (!isAccountKept(now, change) || (services && !areServicesKept(access.get(user) ?? {}, services))) {
        leaveOut(now, t('users.bulk.undo.changed'));
        return [];
      }
      const parts = [
        ...(account ? [changeAccount(user, revertAccount(account), context)] : []),
        ...(services && names ? [changeServices(user, revertServices(services), names, context)] : []),
      ];
      return [
        {
          user,
          text: parts.map(({ text }) => text).join(' '),
          send: async (...options) => {
            for (const part of parts) await part.send(...options);
          },
        },
      ];
    });
    return { summary: [t('users.bulk.undo.text', { smart_count: changes.length })], changes };
  },
});
