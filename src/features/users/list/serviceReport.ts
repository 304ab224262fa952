import { runParallel } from '../../../model/runParallel';
import type { ServiceFlags } from '../../../model/dic-services/services';
import { fullName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import type { TaskRun } from '../../../ui/task/useTask';

export interface AccessReport {
  users: readonly UserRecord[];
  access: ReadonlyMap<number, ServiceFlags>;
  failed: { item: UserRecord; error: unknown }[];
}

const concurrency = 4;

type ReadAccess = (userId: number, signal: AbortSignal) => Promise<ServiceFlags | null>;

/** Reads the services of the users that `known` lacks. A user whose access cannot be read has failed. */
export const readReport = async (
  users: readonly UserRecord[],
  readAccess: ReadAccess,
  { signal, attempt, onProgress }: TaskRun,
  known: AccessReport['access'] = new Map(),
): Promise<AccessReport> => {
  const access = new Map(known);
  const missing = users.filter(({ id }) => !access.has(id));
  onProgress(0, missing.length);
  const { failed } = await runParallel(
    missing,
    concurrency,
    async ({ id }) => {
      const flags = await attempt(() => readAccess(id, signal));
      if (!flags) throw new Error('The answer has no services.');
      access.set(id, flags);
    },
    { signal, onSettled: onProgress },
  );
  return { users, access, failed };
};

interface Labels {
  header: string[];
  getName: (key: string) => string;
  yesNo: (flag: boolean) => string;
}

/** Users by services, or the users who have one service. */
export const toReportTable = (
  { users, access }: AccessReport,
  keys: readonly string[],
  only: string | null,
  { header, getName, yesNo }: Labels,
): string[][] => {
  const columns = only === null ? keys : [only];
  const rows = users.flatMap((user) => {
    const flags = access.get(user.id);
    if (!flags || (only !== null && flags[only] !== true)) return [];
    const services = columns.map((key) => yesNo(flags[key] === true));
    return [[user.email, fullName(user), yesNo(Boolean(user.is_active)), ...services]];
  });
  return [[...header, ...columns.map(getName)], ...rows];
};
