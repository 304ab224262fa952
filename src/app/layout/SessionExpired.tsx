import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useSyncExternalStore } from 'react';
import { useAuth } from '../../auth/useAuth';
import { sessionEnd } from '../sessionEnd';

/**
 * Says that the session is over (spec 1 §2, contract §4 "An expired session"). The page and what was
 * typed in it stay behind the dialog, which only its button closes.
 */
export const SessionExpired = () => {
  const translate = useTranslate();
  const auth = useAuth();
  const id = useId();
  const end = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.now);
  return (
    <Dialog
      open={end === 'expired'}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}title`}>{translate('shell.expired.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`}>{translate('shell.expired.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert takes the focus to its answer */}
        <Button variant="contained" onClick={auth.leaveExpired} autoFocus>
          {translate('shell.expired.signOut')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
