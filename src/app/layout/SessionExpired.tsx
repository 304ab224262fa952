import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { useAuth } from '../../auth/useAuth';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';
import { sessionEnd } from '../sessionEnd';

const noop = () => {};

/** The page and its input stay behind the dialog, which only its button closes (decisions §4 "An expired session"). */
export const SessionExpired = () => {
  const translate = useTranslate();
  const auth = useAuth();
  const end = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.now);
  return (
    <TitledDialog
      open={end === 'expired'}
      busy
      onClose={noop}
      role="alertdialog"
      size="sm"
      title={translate('shell.expired.title')}
      actions={
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert dialog focuses its only button
        <Button variant="contained" onClick={() => void auth.endSession('expired')} autoFocus>
          {translate('shell.expired.signOut')}
        </Button>
      }
    >
      {translate('shell.expired.text')}
    </TitledDialog>
  );
};
