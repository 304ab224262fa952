import { Typography } from '@mui/material';
import { useTranslate, type TranslateFunction } from 'ra-core';
import { fullName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { ResultList, ResultNote, type ResultEntry } from '../../../ui/task/ResultList';
import type { Failure, LeftOut, Plan } from './bulkAction';
import type { Report } from './useBulk';

const sortByName = 'users.bulk.byPerson';

const createEntry = (t: TranslateFunction, user: UserRecord, text = ''): ResultEntry => ({
  id: user.id,
  title: user.email || t('users.bulk.unknown', { id: String(user.id) }),
  text: [fullName(user), text].filter(Boolean).join(' · '),
});

interface ReasonsProps {
  users: readonly LeftOut[];
  kind: keyof typeof severities;
}

const severities = { leftOut: 'info', unreadable: 'warning', failed: 'error' } as const;

const Reasons = ({ users, kind }: ReasonsProps) => {
  const t = useTranslate();
  const reasons = [...new Set(users.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const entries = users.filter((one) => one.reason === reason).map(({ user }) => createEntry(t, user));
    return (
      <ResultNote
        key={reason}
        severity={severities[kind]}
        sentence={t(`users.bulk.${kind}`, { smart_count: entries.length, reason })}
        entries={entries}
        label={sortByName}
      />
    );
  });
};

export const BulkPreview = ({ plan, unreadable }: { plan: Plan; unreadable: readonly Failure[] }) => {
  const t = useTranslate();
  const { changes, leftOut, unchanged } = plan;
  return (
    <>
      {unchanged > 0 && (
        <Typography color="textSecondary">{t('users.bulk.unchanged', { smart_count: unchanged })}</Typography>
      )}
      {changes.length > 0 && (
        <ResultList
          label={sortByName}
          entries={changes.map(({ user, text }) => createEntry(t, user, text))}
        />
      )}
      <Reasons users={leftOut} kind="leftOut" />
      <Reasons users={unreadable} kind="unreadable" />
    </>
  );
};

export const BulkResult = ({ report: { failures, untouched, leftOut } }: { report: Report }) => {
  const t = useTranslate();
  return (
    <>
      <Reasons users={failures} kind="failed" />
      {untouched.length > 0 && (
        <ResultNote
          severity="warning"
          sentence={t('users.bulk.untouched', { smart_count: untouched.length })}
          entries={untouched.map(({ user, text }) => createEntry(t, user, text))}
          label={sortByName}
        />
      )}
      <Reasons users={leftOut} kind="leftOut" />
    </>
  );
};

/** Returns the result as table rows: id, email, change, result. */
export const reportRows = (
  { done, failures, untouched, leftOut }: Pick<Report, 'done' | 'failures' | 'untouched' | 'leftOut'>,
  t: TranslateFunction,
): string[][] => {
  const row = ({ id, email }: UserRecord, text: string, result: string, args?: object) => [
    String(id),
    email,
    text,
    t(`users.bulk.csv.${result}`, args),
  ];
  return [
    ['id', 'email', 'what', 'result'].map((name) => t(`users.bulk.csv.${name}`)),
    ...done.map(({ user, text }) => row(user, text, 'done')),
    ...failures.map(({ user, change, reason }) => row(user, change?.text ?? '', 'failed', { reason })),
    ...untouched.map(({ user, text }) => row(user, text, 'untouched')),
    ...leftOut.map(({ user, reason }) => row(user, '', 'leftOut', { reason })),
  ];
};
