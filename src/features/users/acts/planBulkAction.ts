import type { UserRecord } from '../../../model/users/userRecord';
import type { TaskRun } from '../../../ui/task/useTask';
import { readEach } from '../account/readEach';
import type { BulkAction, BulkActionContext, Note, Plan } from './bulkAction';
import { getReason } from './sendChanges';

export interface UserSelection {
  ids: readonly number[];
  /** Listed users, whose names are shown if they were deleted meanwhile. */
  listedUsers: readonly UserRecord[];
  filter: object;
}

export interface Preview extends Plan {
  notes: readonly Note[];
  /** Number of users who already have the values. */
  unchanged: number;
}

interface PlanOptions extends Pick<BulkActionContext, 'data' | 'me' | 't'> {
  run: TaskRun;
}

/** Reads the selected users and plans their changes. */
export const planBulkAction = async (
  action: BulkAction<unknown>,
  values: unknown,
  selection: UserSelection,
  options: PlanOptions,
): Promise<Preview> => {
  const notes: Note[] = [];
  const context = createContext(options, notes);
  const users = await readUsers(selection, context, (count) => options.run.onProgress(count));
  const plan = await action.plan(users, values, context);
  const mentioned = new Set([...plan.changes, ...notes].map(({ user }) => user.id));
  return { ...plan, notes, unchanged: users.filter(({ id }) => !mentioned.has(id)).length };
};

const createContext = ({ run, ...options }: PlanOptions, notes: Note[]): BulkActionContext => {
  const { data, me, t } = options;
  const { signal, attempt } = run;
  const leaveOut = (user: UserRecord, reason: string) => notes.push({ kind: 'leftOut', user, reason });
  return {
    ...options,
    signal,
    attempt,
    leaveOut,
    readEach: async (users, call, readOne) => {
      const readAnswer = async (user: UserRecord) => [user, await readOne(user)] as const;
      const { results, failed } = await readEach(users, readAnswer, run);
      signal.throwIfAborted();
      for (const { item: user, error } of failed)
        notes.push({ kind: 'unreadable', user, reason: getReason(t, call, error) });
      return users.map((user) => results.get(user)).filter((answer) => answer !== undefined);
    },
    withoutProtected: async (users) => {
      const isOtherSuperuser = ({ id, is_superuser }: UserRecord) => is_superuser && id !== me?.user_id;
      const lastSuperuserId = users.some(isOtherSuperuser)
        ? await attempt(() => findLastSuperuser(data, signal))
        : null;
      const protections = new Map([
        [lastSuperuserId, 'lastSuperuser'],
        [me?.user_id, 'self'],
      ]);
      return users.filter((user) => {
        const protection = protections.get(user.id);
        if (protection) leaveOut(user, t(`users.bulk.protected.${protection}`));
        return !protection;
      });
    },
  };
};

/** Resolves to the id of the only active superuser, or null if there are others. */
const findLastSuperuser = async (
  data: BulkActionContext['data'],
  signal: AbortSignal,
): Promise<number | null> => {
  const { data: superusers } = await data.getList<UserRecord>('users', {
    pagination: { page: 1, perPage: 2 },
    filter: { is_superuser: true, is_active: true },
    signal,
  });
  const [first, ...others] = superusers;
  return first && others.length === 0 ? first.id : null;
};

/** Users that fit one page are read individually, more of them by pages. */
const pageSize = 100;

/** Current records of the users, in the order of the ids. */
const readUsers = async (
  { ids, listedUsers, filter }: UserSelection,
  context: BulkActionContext,
  onRead: (count: number) => void,
): Promise<UserRecord[]> => {
  const { data, attempt, signal } = context;
  const found = new Map<number, UserRecord>();
  const requestedIds = new Set(ids);
  const add = (rows: readonly UserRecord[]) => {
    for (const user of rows) if (requestedIds.has(user.id)) found.set(user.id, user);
    onRead(found.size);
  };
  if (ids.length > pageSize) {
    // Never makes more calls than reading individually.
    const limit = ids.length * pageSize;
    const options = { attempt, onPartial: (part: { data: readonly UserRecord[] }) => add(part.data), limit };
    add((await data.getAll<UserRecord>('users', { filter, signal }, options)).data);
  }
  const listedById = new Map(listedUsers.map((user) => [user.id, user]));
  const others = ids
    .filter((id) => !found.has(id))
    .map((id) => listedById.get(id) ?? { id, user_id: id, email: '' });
  const responses = await context.readEach(others, 'loadAccountOf', ({ id }) =>
    data.getOne<UserRecord>('users', { id, signal }),
  );
  for (const [{ id }, response] of responses) found.set(id, response.data);
  return ids.flatMap((id) => found.get(id) ?? []);
};
