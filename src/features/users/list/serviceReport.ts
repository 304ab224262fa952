import type { ServiceFlags } from '../../../model/dic-services/services';
import { fullName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import type { TaskRun } from '../../../ui/task/useTask';
import { readEach, type Reading } from '../account/readEach';
import type { Rows } from './useFileExport';

export type AccessReport = Rows<UserRecord> & Reading<UserRecord, ServiceFlags>;

type ReadAccess = (userId: number, signal: AbortSignal) => Promise<ServiceFlags | null>;

/** Reads the services of the users, except those that a former report has. */
export const readReport = async (
  rows: Rows<UserRecord> & Partial<AccessReport>,
  readAccess: ReadAccess,
  task: TaskRun,
): Promise<AccessReport> => {
  const readOne = async ({ id }: UserRecord, signal: AbortSignal) => {
    const flags = await readAccess(id, signal);
    if (!flags) throw new Error('The answer has no services.');
    return flags;
  };
  return { ...rows, ...(await readEach(rows.data, readOne, task, rows.results)) };
};

interface Labels {
  header: string[];
  getName: (key: string) => string;
  yesNo: (flag: boolean) => string;
}

/** Users by services, or the users who have one service. */
export const toReportTable = (
  { data, results }: AccessReport,
  keys: readonly string[],
  only: string | null,
  { header, getName, yesNo }: Labels,
): string[][] => {
  const columns = only === null ? keys : [only];
  const rows = data.flatMap((user) => {
    const flags = results.get(user);
    if (!flags || (only !== null && flags[only] !== true)) return [];
    const services = columns.map((key) => yesNo(flags[key] === true));
    return [[user.email, fullName(user), yesNo(Boolean(user.is_active)), ...services]];
  });
  return [[...header, ...columns.map(getName)], ...rows];
};
