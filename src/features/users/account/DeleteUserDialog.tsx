import { Alert, Button, Checkbox, FormControlLabel, Link, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useSubmission } from '../../../ui/form/useSubmission';
import { useOpenUserData } from './useOpenUserData';
import { useDeleteUser } from './usersCache';

interface DeleteUserDialogProps {
  user: Pick<UserRecord, 'id' | 'email'>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms first, then offers a backup (spec 2 §2.1, §4). */
export const DeleteUserDialog = ({ user, onClose, onDeleted }: DeleteUserDialogProps) => {
  const t = useTranslate();
  const isSelf = useUser()?.user_id === user.id;
  const [isForced, setForced] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const deletion = useDeletion(user.id, isForced, onDeleted);
  const isBusy = deletion.running !== null;
  return (
    <TitledDialog
      open
      onClose={onClose}
      busy={isBusy}
      size={isConfirmed ? 'md' : 'sm'}
      role="alertdialog"
      title={t(`users.remove.${isConfirmed ? 'backupTitle' : 'title'}`)}
      actions={
        <>
          {/* The key focuses Cancel again in the second step, so that holding Enter on Delete does not delete the user. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and Cancel is the safe choice */}
          <Button key={String(isConfirmed)} autoFocus color="inherit" disabled={isBusy} onClick={onClose}>
            {t('action.cancel')}
          </Button>
          {isConfirmed ? (
            <DeletionButtons {...deletion} />
          ) : (
            <Button variant="contained" color="error" disabled={isSelf} onClick={() => setConfirmed(true)}>
              {t('action.delete')}
            </Button>
          )}
        </>
      }
    >
      {isConfirmed ? (
        <BackupOffer email={user.email} {...deletion} />
      ) : (
        <>
          <Typography color="textSecondary">{t('users.remove.text')}</Typography>
          <Typography sx={{ my: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{user.email}</Typography>
          {isSelf && <Alert severity="warning">{t('users.remove.self')}</Alert>}
          <FormControlLabel
            label={t('users.remove.force')}
            control={<Checkbox checked={isForced} onChange={(_event, checked) => setForced(checked)} />}
          />
        </>
      )}
    </TitledDialog>
  );
};

const useDeletion = (id: number, isForced: boolean, onDeleted: () => void) => {
  const notify = useNotify();
  const remove = useDeleteUser(id, onDeleted);
  const openUserData = useOpenUserData(id);
  const { busy, submit } = useSubmission();
  const [task, setTask] = useState<'delete' | 'backup'>('delete');
  // Set when the browser blocked the tab: the user opens the backup by hand and then deletes.
  const [backup, setBackup] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  return {
    running: busy ? task : null,
    backup,
    hasFailed,
    deleteNow: () => {
      setTask('delete');
      void submit(
        async () => void (await remove(isForced)),
        () => null,
      );
    },
    backupFirst: () => {
      setTask('backup');
      setFailed(false);
      void submit(
        async () => {
          const blocked = await openUserData('PulsHub', true);
          if (blocked) return setBackup(blocked);
          notify('users.remove.backupDone', { type: 'success' });
          await remove(isForced);
          return undefined;
        },
        () => {
          setFailed(true);
          notify('users.remove.backupFailed', { type: 'error' });
          return null;
        },
      );
    },
  };
};

type Deletion = ReturnType<typeof useDeletion>;

const DeletionButtons = ({ running, backup, deleteNow, backupFirst }: Deletion) => {
  const t = useTranslate();
  const common = { type: 'button', busyLabel: t('ui.confirm.busy'), disabled: running !== null } as const;
  return (
    <>
      <SubmitButton
        {...common}
        variant="outlined"
        color="error"
        label={t(backup ? 'action.delete' : 'users.remove.without')}
        busy={running === 'delete'}
        onClick={deleteNow}
      />
      {!backup && (
        <SubmitButton
          {...common}
          label={t('users.remove.first')}
          busy={running === 'backup'}
          onClick={backupFirst}
        />
      )}
    </>
  );
};

const BackupOffer = ({ email, backup, hasFailed }: Deletion & { email: string }) => {
  const t = useTranslate();
  return (
    <>
      <Typography color="textSecondary">{t('users.remove.backupText', { email })}</Typography>
      {hasFailed && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {t('users.error.backup')}
        </Alert>
      )}
      {backup && (
        <Alert severity="info" sx={{ mt: 3 }}>
          {t('users.remove.backupBlocked')}{' '}
          <Link href={backup} target="_blank" rel="noopener" underline="always">
            {t('users.remove.backupLink')}
          </Link>
        </Alert>
      )}
    </>
  );
};
