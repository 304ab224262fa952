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
  requestId?: string | null;
}

const toEntry = (t: TranslateFunction, { user, text, requestId }: NotedUser): ResultEntry => ({
  id: user.id,
  title: user.email || t('users.bulk.unknown', { id: String(user.id) }),
  text: [fullName(user), text].filter(Boolean).join(' · '),
  requestId,
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

export const ChangedUsers = ({ changes }: { changes: readonly NotedUser[] }) => {
  const t = useTranslate();
  return <ResultList label={listLabel} entries={changes.map((change) => toEntry(t, change))} />;
};

export const BulkPreview = ({ plan, unreadable }: { plan: Plan; unreadable: readonly Failure[] }) => {
  const t = useTranslate();
  const { changes, excluded, unchanged } = plan;
  return (
    <>
      {unchanged > 0 && (
        <Typography color="textSecondary">{t('users.bulk.unchanged', { smart_count: unchanged })}</Typography>
      )}
      {changes.length > 0 && <ChangedUsers changes={changes} />}
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
