import type { TranslateFunction } from 'ra-core';
import type { UserRecord } from '../../../model/users/userRecord';
import type { Report } from './useBulk';

/** The result as a table: id, email, what, result. */
export const reportRows = (
  { done, failures, untouched, leftOut }: Pick<Report, 'done' | 'failures' | 'untouched' | 'leftOut'>,
  t: TranslateFunction,
): string[][] => {
  const row = ({ id, email }: UserRecord, what: string, result: string, args?: object) => [
    String(id),
    email,
    what,
    t(`users.bulk.csv.${result}`, args),
  ];
  return [
    ['id', 'email', 'what', 'result'].map((name) => t(`users.bulk.csv.${name}`)),
    ...done.map(({ user, what }) => row(user, what, 'done')),
    ...failures.map(({ user, change, reason }) => row(user, change?.what ?? '', 'failed', { reason })),
    ...untouched.map(({ user, what }) => row(user, what, 'untouched')),
    ...leftOut.map(({ user, reason }) => row(user, '', 'leftOut', { reason })),
  ];
};
