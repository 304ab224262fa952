import type { ServiceFlags } from '../../../../model/dic-services/services';
import type { UserRecord } from '../../../../model/users/userRecord';
import { toUserFormValues } from '../../account/userForms';
import type { BulkAction } from '../bulkAction';
import type { Change } from '../changes';
import { isAnyFlag, onlyServices, serviceChange } from '../serviceChange';
import { readServices } from './services';

/** Tells whether nobody has changed the user since. */
const isKept = ({ user, after }: Change, now: UserRecord, services: ServiceFlags): boolean =>
  JSON.stringify(toUserFormValues(now)) === JSON.stringify(toUserFormValues({ ...user, ...after })) &&
  !isAnyFlag(serviceChange(services, onlyServices(services, after.services ?? services)));

/** Undoes recorded changes, except for users whom somebody else has changed meanwhile. */
export const undoChanges = (recorded: readonly Change[]): BulkAction => ({
  isUndo: true,
  plan: async (users, _choices, context) => {
    const usersById = new Map(users.map((user) => [user.id, user]));
    const read = recorded.flatMap((change) => {
      const now = usersById.get(change.user.id);
      return now ? [{ change, now }] : [];
    });
    const withServices = read.filter(({ change }) => change.after.services);
    const access = await readServices(
      withServices.map(({ now }) => now),
      context,
    );
    return (
      read
        // Unreadable users are already noted.
        .filter(({ change, now }) => !change.after.services || access.has(now))
        .filter(({ change, now }) =>
          context.accept(
            now,
            !isKept(change, now, access.get(now) ?? {}) && context.t('users.bulk.undo.changed'),
          ),
        )
        .map(({ change, now }) => ({ user: now, before: change.after, after: change.before }))
    );
  },
  summarize: (changes, _choices, { t }) => [t('users.bulk.undo.text', { smart_count: changes.length })],
});
