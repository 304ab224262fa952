import { Alert, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useUser } from '../../../auth/useAuth';
import { locksOut, roleFlags, turned, type RoleFlag } from '../../../model/userRoles';
import { ChangeSummary } from './ChangeSummary';

interface RoleChangesProps {
  userId: number;
  before: Partial<Record<RoleFlag, boolean>>;
  after: Partial<Record<RoleFlag, boolean>>;
}

/** Which roles a save would give and take, with a warning before somebody locks themselves out. */
export const RoleChanges = ({ userId, before, after }: RoleChangesProps) => {
  const t = useTranslate();
  const me = useUser();
  const { added, removed } = turned(roleFlags, before, after);
  const names = (flags: readonly RoleFlag[]) => flags.map((flag) => t(`userPages.field.${flag}`));
  const isOwn = me?.user_id === userId && locksOut(before, after);
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
