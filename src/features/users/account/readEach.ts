import type { PortalDataProvider } from '../../../api/dataProvider';
import { isUnreachable } from '../../../api/errors';
import type { CompleteList } from '../../../model/completeList';
import { runParallel } from '../../../model/runParallel';
import type { UserRecord } from '../../../model/users/userRecord';
import type { TaskRun } from '../../../ui/task/useTask';

export interface Reading<Item, Result> extends CompleteList<Item> {
  /** In the order of the items. */
  results: ReadonlyMap<Item, Result>;
  failed: readonly { item: Item; error: unknown }[];
}

/** Limit of parallel calls, because the server throttles. */
export const concurrency = 4;

/** Reads for each item what a former reading lacks. Once the server is unreachable, the rest fails too. */
export const readEach = async <Item, Result>(
  { data, total, results: known = new Map() }: CompleteList<Item> & Partial<Reading<Item, Result>>,
  readOne: (item: Item, signal: AbortSignal) => Promise<Result>,
  { signal, attempt, onProgress }: TaskRun,
): Promise<Reading<Item, Result>> => {
  const found = new Map(known);
  const missing = data.filter((item) => !known.has(item));
  let outage: unknown = null;
  const readNext = async (item: Item) => {
    try {
      if (outage) throw outage;
      found.set(item, await attempt(() => readOne(item, signal)));
    } catch (error) {
      if (isUnreachable(error)) outage = error;
      throw error;
    }
  };
  onProgress(0, missing.length);
  const { failed } = await runParallel(missing, concurrency, readNext, { signal, onSettled: onProgress });
  // A cast, because a result may be undefined itself.
  const results = data
    .filter((item) => found.has(item))
    .map((item) => [item, found.get(item) as Result] as const);
  return { data, total, results: new Map(results), failed };
};

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
  return readEach({ data: ids, total: ids.length, results: found }, readOne, run);
};
