import { runParallel } from '../../../model/runParallel';
import type { UserRecord } from '../../../model/users/userRecord';
import type { TaskRun } from '../../../ui/task/useTask';
import { concurrency, type BulkActionContext } from './bulkAction';
import { getReason } from './sendChanges';

interface ContextOptions extends Pick<BulkActionContext, 'data' | 'me' | 't'> {
  run: TaskRun;
  onUnreadable: (user: UserRecord, reason: string) => void;
}

export const createBulkContext = ({ run, onUnreadable, ...options }: ContextOptions): BulkActionContext => {
  const { me, t } = options;
  const { signal, attempt, onProgress } = run;
  return {
    ...options,
    signal,
    attempt,
    readEach: async (users, call, readOne) => {
      const results = new Map<UserRecord, [UserRecord, Awaited<ReturnType<typeof readOne>>]>();
      const { failed } = await runParallel(
        users,
        concurrency,
        async (user) => results.set(user, [user, await attempt(() => readOne(user))]),
        { signal, onSettled: (settled) => onProgress(settled, users.length) },
      );
      signal.throwIfAborted();
      for (const { item, error } of failed) onUnreadable(item, getReason(t, call, error));
      return users.map((user) => results.get(user)).filter((result) => result !== undefined);
    },
    excludeProtected: async (users) => {
      const isOtherSuperuser = ({ id, is_superuser }: UserRecord) => is_superuser && id !== me?.user_id;
      const lastSuperuserId = users.some(isOtherSuperuser)
        ? await attempt(() => findLastSuperuser(options.data, signal))
        : null;
      const protections = new Map([
        [lastSuperuserId, 'lastSuperuser'],
        [me?.user_id, 'self'],
      ]);
      return {
        remaining: users.filter(({ id }) => !protections.has(id)),
        excluded: users
          .filter(({ id }) => protections.has(id))
          .map((user) => ({ user, reason: t(`users.bulk.protected.${protections.get(user.id)}`) })),
      };
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

export interface UserSelection {
  ids: readonly number[];
  /** Listed users, whose names are shown if they were deleted meanwhile. */
  listedUsers: readonly UserRecord[];
  filter: object;
}

/** Current records of the users, in the order of the ids. */
export const readUsers = async (
  { ids, listedUsers, filter }: UserSelection,
  { data, attempt, readEach, signal }: BulkActionContext,
  onRead: (count: number) => void,
): Promise<UserRecord[]> => {
  const found = new Map<number, UserRecord>();
  const requestedIds = new Set(ids);
  const add = (rows: readonly UserRecord[]) => {
    for (const user of rows) if (requestedIds.has(user.id)) found.set(user.id, user);
    onRead(found.size);
  };
  if (ids.length > pageSize) {
    // Never makes more calls than reading individually.
    const limit = ids.length * pageSize;
    const options = { attempt, onPartial: (part: { data: UserRecord[] }) => add(part.data), limit };
    add((await data.getAll<UserRecord>('users', { filter, signal }, options)).data);
  }
  const listedById = new Map(listedUsers.map((user) => [user.id, user]));
  const others = ids
    .filter((id) => !found.has(id))
    .map((id) => listedById.get(id) ?? { id, user_id: id, email: '' });
  const responses = await readEach(others, 'loadAccountOf', ({ id }) =>
    data.getOne<UserRecord>('users', { id, signal }),
  );
  for (const [{ id }, response] of responses) found.set(id, response.data);
  return ids.flatMap((id) => found.get(id) ?? []);
};
