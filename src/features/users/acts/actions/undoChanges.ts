import type { ServiceFlags } from '../../../../model/dic-services/services';
import type { UserRecord } from '../../../../model/users/userRecord';
import { toUserFormValues } from '../../account/userForms';
import type { BulkAction } from '../bulkAction';
import type { Change } from '../changes';
import { isAnyFlag, serviceChange } from '../serviceChange';
import { readServices } from './services';

/** Undoes recorded changes, except for users whom somebody else has changed meanwhile. */
export const undoChanges = (recorded: readonly Change[]): BulkAction => ({
  isUndo: true,
  plan: async (users, _choices, context) => {
    const changeById = new Map(recorded.map((change) => [change.user.id, change]));
    const getChange = ({ id }: UserRecord) => changeById.get(id);
    const withServices = users.filter((user) => getChange(user)?.after.services);
    const access = await readServices(withServices, context);
    return users.flatMap((user) => {
      const change = getChange(user);
      // Unreadable users are already noted.
      if (!change || (change.after.services && !access.has(user))) return [];
      const isKept = isLeft(change, user, access.get(user) ?? {});
      if (!context.accept(user, !isKept && context.t('users.bulk.undo.changed'))) return [];
      return [{ user, before: change.after, after: change.before }];
    });
  },
  summarize: (changes, _choices, { t }) => [t('users.bulk.undo.text', { smart_count: changes.length })],
});

/** Tells whether the user is as the change left them. */
const isLeft = ({ user, after }: Change, now: UserRecord, services: ServiceFlags): boolean =>
  JSON.stringify(toUserFormValues(now)) === JSON.stringify(toUserFormValues({ ...user, ...after })) &&
  !isAnyFlag(serviceChange(services, after.services ?? services));
