import { Alert, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Progress } from '../useRun';
import type { LeftOut, Plan } from './act';
import { PeopleList } from './PeopleList';
import type { Entry } from './PeopleRows';
import type { Failure, Report } from './useBulk';

/** Not announced: the sentence above it is, once. */
export const BulkProgress = ({ done, total, wait }: Progress) => {
  const t = useTranslate();
  const label = t('users.bulk.progress', { done, total });
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{label}</Typography>
      <LinearProgress variant="determinate" value={total > 0 ? (done / total) * 100 : 0} aria-label={label} />
      {wait !== null && (
        <Typography color="textSecondary">{t('users.bulk.waiting', { seconds: wait })}</Typography>
      )}
    </Stack>
  );
};

interface PeopleProps {
  severity: 'info' | 'warning' | 'error';
  sentence: string;
  entries: readonly Entry[];
}

/** The sentence is announced, and not the list, which may be long. */
const People = ({ severity, sentence, entries }: PeopleProps) => (
  <Alert severity={severity} variant="outlined" role="note">
    <div role="alert">{sentence}</div>
    <PeopleList entries={entries} />
  </Alert>
);

interface ReasonsProps {
  entries: readonly LeftOut[];
  /** Its text has `smart_count` and `reason`. */
  text: 'leftOut' | 'unreadable' | 'failed';
}

const severities = { leftOut: 'info', unreadable: 'warning', failed: 'error' } as const;

const Reasons = ({ entries, text }: ReasonsProps) => {
  const t = useTranslate();
  const reasons = [...new Set(entries.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const people = entries.filter((entry) => entry.reason === reason).map(({ user }) => ({ user }));
    return (
      <People
        key={reason}
        severity={severities[text]}
        sentence={t(`users.bulk.${text}`, { smart_count: people.length, reason })}
        entries={people}
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
      {changes.length > 0 && <PeopleList entries={changes.map(({ user, what }) => ({ user, text: what }))} />}
      <Reasons entries={leftOut} text="leftOut" />
      <Reasons entries={unreadable} text="unreadable" />
    </>
  );
};

export const BulkResult = ({ report: { failures, untouched, leftOut } }: { report: Report }) => {
  const t = useTranslate();
  return (
    <>
      <Reasons entries={failures} text="failed" />
      {untouched.length > 0 && (
        <People
          severity="warning"
          sentence={t('users.bulk.untouched', { smart_count: untouched.length })}
          entries={untouched}
        />
      )}
      <Reasons entries={leftOut} text="leftOut" />
    </>
  );
};
