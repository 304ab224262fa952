import type { PortalDataProvider } from '../../../api/dataProvider';
import type { UserRecord } from '../../../model/users/userRecord';
import type { TaskRun } from '../../../ui/task/useTask';
import { readEach, type Reading } from './readEach';

/** Users that fit one page are read individually, more of them by pages. */
const pageSize = 100;

/** Reads the current records of users who were selected in the list with this filter. */
export const readUsers = async (
  data: PortalDataProvider,
  ids: readonly number[],
  filter: object,
  run: TaskRun,
): Promise<Reading<number, UserRecord>> => {
  const { signal, attempt, onProgress } = run;
  const found = new Map<number, UserRecord>();
  const requestedIds = new Set(ids);
  const onPartial = (page: { data: readonly UserRecord[] }) => {
    for (const user of page.data) if (requestedIds.has(user.id)) found.set(user.id, user);
    onProgress(found.size);
  };
  // Never makes more calls than reading individually.
  const options = { attempt, onPartial, limit: ids.length * pageSize };
  if (ids.length > pageSize) onPartial(await data.getAll<UserRecord>('users', { filter, signal }, options));
  const readOne = async (id: number) => (await data.getOne<UserRecord>('users', { id, signal })).data;
  return readEach(ids, readOne, run, found);
};
