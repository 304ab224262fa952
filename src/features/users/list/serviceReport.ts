import type { CompleteList } from '../../../model/completeList';
import type { ServiceFlags } from '../../../model/dic-services/services';
import type { UserRecord } from '../../../model/users/userRecord';
import type { TaskRun } from '../../../ui/task/useTask';
import { readEach, type Reading } from '../account/readEach';

export type ReportedUser = UserRecord & { services: ServiceFlags };
export type AccessReport = Reading<UserRecord, ReportedUser>;

type ReadAccess = (userId: number, signal: AbortSignal) => Promise<ServiceFlags | null>;

/** Reads the services of the users, except those that a former report has. */
export const readReport = (
  users: CompleteList<UserRecord> & Partial<AccessReport>,
  readAccess: ReadAccess,
  task: TaskRun,
): Promise<AccessReport> => {
  const readOne = async (user: UserRecord, signal: AbortSignal) => {
    const services = await readAccess(user.id, signal);
    if (!services) throw new Error('The answer has no services.');
    return { ...user, services };
  };
  return readEach(users, readOne, task);
};

/** The users whose services are known, or those of them who have the one service. */
export const getReported = ({ results }: AccessReport, only: string | null): ReportedUser[] =>
  [...results.values()].filter(({ services }) => only === null || services[only] === true);
