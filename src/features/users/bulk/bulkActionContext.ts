import { runParallel } from '../../../model/runParallel';
import type { UserRecord } from '../../../model/users/userRecord';
import type { TaskRun } from '../../../ui/task/useTask';
import { concurrency, type BulkActionContext } from './bulkAction';
import { getReason } from './sendChanges';

interface ContextOptions extends Pick<BulkActionContext, 'data' | 'me' | 't'> {
  run: TaskRun;
  onUnreadable: (user: UserRecord, reason: string) => void;
}

export const bulkActionContext = ({ run, onUnreadable, ...given }: ContextOptions): BulkActionContext => {
  const { me, t } = given;
  const { signal, attempt, onProgress } = run;
  return {
    ...given,
    signal,
    attempt,
    readEach: async (users, call, readOne) => {
      const answers = new Map<UserRecord, [UserRecord, Awaited<ReturnType<typeof readOne>>]>();
      const { failed } = await runParallel(
        users,
        concurrency,
        async (user) => answers.set(user, [user, await attempt(() => readOne(user))]),
        { signal, onSettled: (settled) => onProgress(settled, users.length) },
      );
      signal.throwIfAborted();
      for (const { item, error } of failed) onUnreadable(item, getReason(t, call, error));
      return users.map((user) => answers.get(user)).filter((answer) => answer !== undefined);
    },
    withoutProtected: async (users) => {
      const isOtherSuperuser = ({ id, is_superuser }: UserRecord) => is_superuser && id !== me?.user_id;
      const lastSuperuserId = users.some(isOtherSuperuser)
        ? await attempt(() => lastSuperuser(given.data, signal))
        : null;
      const protections = new Map([
        [lastSuperuserId, 'lastSuperuser'],
        [me?.user_id, 'self'],
      ]);
      return {
        others: users.filter(({ id }) => !protections.has(id)),
        leftOut: users
          .filter(({ id }) => protections.has(id))
          .map((user) => ({ user, reason: t(`users.bulk.protected.${protections.get(user.id)}`) })),
      };
    },
  };
};

/** Resolves to the id of the only active superuser, or null if there are others. */
const lastSuperuser = async (
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

/** Reads more users than fit a page by list pages, fewer ones individually. */
const pageSize = 100;

export interface UserSelection {
  ids: readonly number[];
  /** Listed users, whose names are shown if they were deleted meanwhile. */
  listed: readonly UserRecord[];
  filter: object;
}

/** Current records of the users, in the order of the ids. */
export const readUsers = async (
  { ids, listed, filter }: UserSelection,
  { data, attempt, readEach, signal }: BulkActionContext,
  onRead: (count: number) => void,
): Promise<UserRecord[]> => {
  const found = new Map<number, UserRecord>();
  const asked = new Set(ids);
  const add = (rows: readonly UserRecord[]) => {
    for (const user of rows) if (asked.has(user.id)) found.set(user.id, user);
    onRead(found.size);
  };
  if (ids.length > pageSize) {
    // Never makes more calls than reading individually.
    const limit = ids.length * pageSize;
    const options = { attempt, onPartial: (part: { data: UserRecord[] }) => add(part.data), limit };
    add((await data.getAll<UserRecord>('users', { filter, signal }, options)).data);
  }
  const names = new Map(listed.map((user) => [user.id, user]));
  const others = ids
    .filter((id) => !found.has(id))
    .map((id) => names.get(id) ?? { id, user_id: id, email: '' });
  const answers = await readEach(others, 'loadAccountOf', ({ id }) =>
    data.getOne<UserRecord>('users', { id, signal }),
  );
  for (const [{ id }, answer] of answers) found.set(id, answer.data);
  return ids.flatMap((id) => found.get(id) ?? []);
};
