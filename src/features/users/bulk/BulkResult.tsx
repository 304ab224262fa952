import { Typography } from '@mui/material';
import { useTranslate, type TranslateFunction } from 'ra-core';
import { fullName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { ResultList, ResultNote, type ResultEntry } from '../../../ui/task/ResultList';
import type { Failure, Plan } from './bulkAction';
import type { Report } from './useBulk';

const listLabel = 'users.bulk.byPerson';

interface NotedUser {
  user: UserRecord;
  reason?: string;
  text?: string;
}

const toEntry = (t: TranslateFunction, { user, text }: NotedUser): ResultEntry => ({
  id: user.id,
  title: user.email || t('users.bulk.unknown', { id: String(user.id) }),
  text: [fullName(user), text].filter(Boolean).join(' · '),
});

const severities = { leftOut: 'info', unreadable: 'warning', untouched: 'warning', failed: 'error' } as const;

/** Shows a note for each reason. */
const UserNotes = ({ users, kind }: { users: readonly NotedUser[]; kind: keyof typeof severities }) => {
  const t = useTranslate();
  const reasons = [...new Set(users.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const entries = users.filter((one) => one.reason === reason).map((one) => toEntry(t, one));
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
  const { changes, excluded, unchanged } = plan;
  return (
    <>
      {unchanged > 0 && (
        <Typography color="textSecondary">{t('users.bulk.unchanged', { smart_count: unchanged })}</Typography>
      )}
      {changes.length > 0 && (
        <ResultList label={listLabel} entries={changes.map((change) => toEntry(t, change))} />
      )}
      <UserNotes users={excluded} kind="leftOut" />
      <UserNotes users={unreadable} kind="unreadable" />
    </>
  );
};

export const BulkResult = ({ report: { failures, untouched, excluded } }: { report: Report }) => (
  <>
    <UserNotes users={failures} kind="failed" />
    <UserNotes users={untouched} kind="untouched" />
    <UserNotes users={excluded} kind="leftOut" />
  </>
);

/** Returns the result as table rows: id, email, change, result. */
export const toReportRows = (
  { done, failures, untouched, excluded }: Pick<Report, 'done' | 'failures' | 'untouched' | 'excluded'>,
  t: TranslateFunction,
): string[][] => {
  const createRow = ({ id, email }: UserRecord, text: string, result: string, args?: object) => [
    String(id),
    email,
    text,
    t(`users.bulk.csv.${result}`, args),
  ];
  return [
    ['id', 'email', 'what', 'result'].map((name) => t(`users.bulk.csv.${name}`)),
    ...done.map(({ user, text }) => createRow(user, text, 'done')),
    ...failures.map(({ user, change, reason }) => createRow(user, change?.text ?? '', 'failed', { reason })),
    ...untouched.map(({ user, text }) => createRow(user, text, 'untouched')),
    ...excluded.map(({ user, reason }) => createRow(user, '', 'leftOut', { reason })),
  ];
};
