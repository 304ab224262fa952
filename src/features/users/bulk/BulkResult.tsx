import { Typography } from '@mui/material';
import { useTranslate, type TranslateFunction } from 'ra-core';
import { fullName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { ResultList, ResultNote, type ResultEntry } from '../../../ui/task/ResultList';
import type { Failure, Plan } from './bulkAction';
import type { Report } from './useBulk';

const listLabel = 'users.bulk.byPerson';

interface Listed {
  user: UserRecord;
  reason?: string;
  text?: string;
}

const createEntry = (t: TranslateFunction, { user, text }: Listed): ResultEntry => ({
  id: user.id,
  title: user.email || t('users.bulk.unknown', { id: String(user.id) }),
  text: [fullName(user), text].filter(Boolean).join(' · '),
});

const severities = { leftOut: 'info', unreadable: 'warning', untouched: 'warning', failed: 'error' } as const;

/** Shows a note for each reason. */
const Notes = ({ users, kind }: { users: readonly Listed[]; kind: keyof typeof severities }) => {
  const t = useTranslate();
  const reasons = [...new Set(users.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const entries = users.filter((one) => one.reason === reason).map((one) => createEntry(t, one));
    return (
      <ResultNote
        key={reason ?? kind}
        severity={severities[kind]}
        sentence={t(`users.bulk.${kind}`, { smart_count: entries.length, reason })}
        entries={entries}
        label={listLabel}
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
        <ResultList label={listLabel} entries={changes.map((change) => createEntry(t, change))} />
      )}
      <Notes users={leftOut} kind="leftOut" />
      <Notes users={unreadable} kind="unreadable" />
    </>
  );
};

export const BulkResult = ({ report: { failures, untouched, leftOut } }: { report: Report }) => (
  <>
    <Notes users={failures} kind="failed" />
    <Notes users={untouched} kind="untouched" />
    <Notes users={leftOut} kind="leftOut" />
  </>
);

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
