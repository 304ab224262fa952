import { Alert, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useUser } from '../../auth/useAuth';
import type { UserRecord } from '../../model/users/userRecord';
import { locksOut, type RoleFlag, turned } from './userForms';

interface ChangeSummaryProps {
  added: readonly string[];
  removed: readonly string[];
}

export const ChangeSummary = ({ added, removed }: ChangeSummaryProps) => {
  const t = useTranslate();
  const list = [
    ...added.map((name) => t('userPages.added', { name })),
    ...removed.map((name) => t('userPages.removed', { name })),
  ].join(', ');
  if (list === '') return null;
  return (
    <Typography component="output" variant="body2" sx={{ display: 'block', fontWeight: 500 }}>
      {t('userPages.changes', { list })}
    </Typography>
  );
};

interface RoleChangesProps {
  user: UserRecord;
  flags: readonly RoleFlag[];
}

/** Which roles a save would give and take, with a warning before somebody locks themselves out. */
export const RoleChanges = ({ user: before, flags }: RoleChangesProps) => {
  const t = useTranslate();
  const me = useUser();
  const typed = useWatch({ name: [...flags] }) as unknown as boolean[];
  const after = { ...before, ...Object.fromEntries(flags.map((flag, at) => [flag, typed[at]])) };
  const { added, removed } = turned(flags, before, after);
  const names = (those: readonly RoleFlag[]) => those.map((flag) => t(`userPages.field.${flag}`));
  const isOwn = me?.user_id === before.user_id && locksOut(before, after);
  if (added.length === 0 && removed.length === 0 && !isOwn) return null;
  return (
    <Stack sx={{ gap: 3 }}>
      <ChangeSummary added={names(added)} removed={names(removed)} />
      {isOwn && (
        <Alert severity="warning" variant="outlined">
          {t('userPages.ownAccount')}
        </Alert>
      )}
    </Stack>
  );
};
