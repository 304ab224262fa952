import { Alert, Button, Checkbox, FormControlLabel, Link as MuiLink, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useData } from '../../../api/useData';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { BusyLabel } from '../../../ui/form/BusyLabel';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { openTab } from '../openTab';
import { useDeleteUser } from '../useDeleteUser';

interface DeleteUserDialogProps {
  user: Pick<UserRecord, 'id' | 'email'>;
  onClose: () => void;
  onDeleted: () => void;
}

/** From the list, in two steps: whether at all, and whether with a copy of the data (spec 2 §2.1, §4). */
export const DeleteUserDialog = ({ user, onClose, onDeleted }: DeleteUserDialogProps) => {
  const t = useTranslate();
  const me = useUser();
  const [isForced, setForced] = useState(false);
  const [isSecond, setSecond] = useState(false);
  const { busy, backup, hasFailed, deleteNow, backupFirst } = useDeleteWithBackup(
    user.id,
    isForced,
    onDeleted,
  );
  const isBusy = busy !== null;
  const isSelf = me?.user_id === user.id;
  // Each step has its own: an Enter that is held down asks for the second step, and then cancels.
  const cancel = (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and here it does no harm
    <Button key={String(isSecond)} autoFocus color="inherit" disabled={isBusy} onClick={onClose}>
      {t('users.remove.cancel')}
    </Button>
  );

  if (!isSecond)
    return (
      <Dialog
        open
        onClose={onClose}
        size="sm"
        role="alertdialog"
        title={t('users.remove.title')}
        actions={
          <>
            {cancel}
            <Button
              key="delete"
              variant="contained"
              color="error"
              disabled={isSelf}
              onClick={() => setSecond(true)}
            >
              {t('users.remove.delete')}
            </Button>
          </>
        }
      >
        <Typography color="textSecondary">{t('users.remove.text')}</Typography>
        <Typography sx={{ my: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{user.email}</Typography>
        {isSelf && <Alert severity="warning">{t('users.remove.self')}</Alert>}
        <FormControlLabel
          label={t('users.remove.force')}
          control={<Checkbox checked={isForced} onChange={(_event, checked) => setForced(checked)} />}
        />
      </Dialog>
    );

  return (
    <Dialog
      open
      onClose={onClose}
      busy={isBusy}
      size="md"
      role="alertdialog"
      title={t('users.remove.backupTitle')}
      actions={
        <>
          {cancel}
          <Button
            key="deleteNow"
            variant="outlined"
            color="error"
            disabled={isBusy}
            aria-busy={busy === 'delete'}
            onClick={() => void deleteNow()}
          >
            <BusyLabel
              label={backup ? t('users.remove.delete') : t('users.remove.without')}
              busyLabel={t('ui.confirm.busy')}
              busy={busy === 'delete'}
            />
          </Button>
          {!backup && (
            <Button
              variant="contained"
              disabled={isBusy}
              aria-busy={busy === 'backup'}
              onClick={() => void backupFirst()}
            >
              <BusyLabel
                label={t('users.remove.first')}
                busyLabel={t('ui.confirm.busy')}
                busy={busy === 'backup'}
              />
            </Button>
          )}
        </>
      }
    >
      <Typography color="textSecondary">{t('users.remove.backupText', { email: user.email })}</Typography>
      {hasFailed && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {t('users.error.backup')}
        </Alert>
      )}
      {backup && (
        <Alert severity="info" sx={{ mt: 3 }}>
          {t('users.remove.backupBlocked')}{' '}
          <MuiLink href={backup} target="_blank" rel="noopener" underline="always">
            {t('users.remove.backupLink')}
          </MuiLink>
        </Alert>
      )}
    </Dialog>
  );
};

const isWebAddress = (address: string): boolean => {
  try {
    return ['http:', 'https:'].includes(new URL(address, location.href).protocol);
  } catch {
    return false;
  }
};

/**
 * Deleting with or without a copy of the data before. `backup` is the address of a copy that the browser
 * would not open by itself: the user opens it, and then deletes.
 */
const useDeleteWithBackup = (id: number, isForced: boolean, onDeleted: () => void) => {
  const data = useData();
  const notify = useNotify();
  const remove = useDeleteUser(id, onDeleted);
  const [busy, setBusy] = useState<'delete' | 'backup' | null>(null);
  const [backup, setBackup] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isRunning = useRef(false);

  /** Once at a time: a second click comes before the first has been rendered. */
  const once = async (step: 'delete' | 'backup', work: () => Promise<unknown>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(step);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setBusy(null);
    }
  };

  const backupFirst = () => {
    setFailed(false);
    // In the click itself: later the browser would take it for a pop-up.
    const tab = openTab();
    return once('backup', async () => {
      let address: string;
      try {
        address = await data.exportUserData(id, 'PulsHub', true);
        if (!isWebAddress(address)) throw new Error('The address of the backup cannot be opened.');
      } catch {
        tab?.close();
        setFailed(true);
        notify('users.remove.backupFailed', { type: 'error' });
        return;
      }
      if (!tab || tab.closed) {
        setBackup(address);
        return;
      }
      tab.location.href = address;
      notify('users.remove.backupDone', { type: 'success' });
      await remove(isForced);
    });
  };

  return { busy, backup, hasFailed, deleteNow: () => once('delete', () => remove(isForced)), backupFirst };
};
