import type { CatalogueService } from '../../../model/dic-services/catalogueService';
import type { UserRecord } from '../../../model/users/userRecord';
import type { TaskRun } from '../../../ui/task/useTask';
import { readUsers } from '../account/readEach';
import { nameServices } from '../account/services';
import { mayActivate, mayChange } from '../account/userForms';
import { createContext, type BulkAction, type BulkActionContext, type Choices } from './bulkAction';
import { describeChange, isChange, isLoss, type Change, type Note, type PlannedChange } from './changes';
import type { Caller } from './sendChanges';

export interface UserSelection {
  ids: readonly number[];
  /** Listed users, whose names are shown if they were deleted meanwhile. */
  listedUsers: readonly UserRecord[];
  filter: object;
}

/** Reads the selected users and plans their changes. */
export const planBulkAction = async (
  action: BulkAction,
  choices: Choices,
  { ids, listedUsers, filter }: UserSelection,
  caller: Caller,
  run: TaskRun,
) => {
  const notes: Note[] = [];
  const context = createContext(caller, run, notes);
  const { results, failed } = await readUsers(caller.data, ids, filter, run);
  const getListed = (id: number) =>
    listedUsers.find((user) => user.id === id) ?? { id, user_id: id, email: '' };
  for (const { item, error } of failed) context.noteUnreadable(getListed(item), 'loadAccountOf', error);
  const users = [...results.values()];
  const planned = await action.plan(users, choices, context);
  const allowed = action.isUndo ? planned : await withoutProtected(planned, context);
  const names = await readNames(allowed, context);
  const changes = allowed
    .filter(isChange)
    .map((change): PlannedChange => ({ ...change, text: describeChange(context.t, change, names) }));
  const mentioned = new Set([...changes, ...notes].map(({ user }) => user.id));
  /** Number of users who already have the values. */
  const unchanged = users.filter(({ id }) => !mentioned.has(id)).length;
  return {
    changes,
    notes,
    unchanged,
    summary: action.summarize(changes, choices, { ...context, names, unchanged }),
  };
};

/**
 * Leaves out oneself and the last superuser where they would lose access. Staff cannot change superusers, nor activate
 * or deactivate other staff.
 */
const withoutProtected = async (
  changes: readonly Change[],
  { data, me, t, attempt, signal, accept }: BulkActionContext,
) => {
  const readSuperusers = () =>
    data.getList<UserRecord>('users', {
      pagination: { page: 1, perPage: 2 },
      filter: { is_superuser: true, is_active: true },
      signal,
    });
  const isSelf = ({ id }: UserRecord) => id === me?.user_id;
  const mayLock = changes.some(
    (change) => isLoss(change) && change.user.is_superuser && !isSelf(change.user),
  );
  const [last, ...others] = mayLock ? (await attempt(readSuperusers)).data : [];
  const getProtection = (change: Change) => {
    const { user, after } = change;
    if (isLoss(change) && isSelf(user)) return 'self';
    if (isLoss(change) && others.length === 0 && user.id === last?.id) return 'lastSuperuser';
    if (!mayChange(me, user)) return 'superuser';
    return after.is_active !== undefined && !mayActivate(me, user) && 'staff';
  };
  return changes.filter((change) => {
    const protection = getProtection(change);
    return accept(change.user, protection && t(`users.bulk.protected.${protection}`));
  });
};

/** Falls back to keys as names if the catalogue is not needed or cannot be loaded. */
const readNames = async (changes: readonly Change[], { data, t, attempt, signal }: BulkActionContext) => {
  const read = () => data.getAll<CatalogueService>('dic-services', { signal }, { attempt });
  const catalogue = changes.some(({ after }) => after.services) && (await read().catch(() => undefined));
  return nameServices(t, catalogue ? catalogue.data : undefined);
};
