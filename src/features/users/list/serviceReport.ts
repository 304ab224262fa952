import type { ServiceFlags } from '../../../model/dic-services/services';
import type { UserRecord } from '../../../model/users/userRecord';
import type { TaskRun } from '../../../ui/task/useTask';
import { readEach, type Reading } from '../account/readEach';
import type { SheetColumn } from './saveSheet';
import type { Rows } from './useReading';

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

/** The users whose services are known, or those of them who have the one service. */
export const getReported = ({ data, results }: AccessReport, only: string | null): UserRecord[] =>
  data.filter((user) => results.has(user) && (only === null || results.get(user)?.[only] === true));

/** A column for each service. */
export const serviceColumns = (
  { results }: AccessReport,
  keys: readonly string[],
  getName: (key: string) => string,
  yesNo: (flag: boolean) => string,
): SheetColumn<UserRecord>[] =>
  keys.map((key) => [getName(key), (user) => yesNo(results.get(user)?.[key] === true)]);
