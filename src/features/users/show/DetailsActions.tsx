import { Alert, Box, Button, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { type MouseEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { useAuth, useUser } from '../../../auth/useAuth';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { CancelButton, FormSaveButton } from '../../../ui/form/FormButtons';
import { mayChange } from '../account/userForms';
import { useDeleteUser, useUsersChanged } from '../account/usersCache';
import type { ListLocation } from '../list/listLocation';

interface DetailsActionsProps {
  user: UserRecord;
  listLocation: ListLocation | null;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onBack: () => void;
}

export const DetailsActions = ({ user, listLocation, isEditing, onEdit, onBack }: DetailsActionsProps) => {
  const t = useTranslate();
  const auth = useAuth();
  const me = useUser();
  const { reset } = useFormContext();
  const [isDeleting, setDeleting] = useState(false);
  const [wasEdited, setEdited] = useState(isEditing);
  if (isEditing && !wasEdited) setEdited(true);
  const isEditable = mayChange(me, user);
  const [isResetting, setResetting] = useState(false);
  const [wasReset, setReset] = useState(false);
  // A backend that does not say which factor is in use may still reset it.
  const mayReset = auth.may('users.resetFactor') && me?.user_id !== user.user_id && user.mfa_type !== 'email';
  const edit = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onEdit(true);
    // The Edit button is removed, so the focus moves to the first field.
    const first = currentTarget.form?.elements.namedItem('email');
    if (first instanceof HTMLElement) first.focus();
  };
  const cancel = () => {
    reset();
    onEdit(false);
  };
  if (isEditing)
    return (
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
        <CancelButton onClick={cancel} />
        <FormSaveButton label="action.save" busyLabel="action.saving" />
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
      <Button key="back" color="inherit" onClick={onBack}>
        {t('userPages.back')}
      </Button>
      <Button
        key={wasReset ? 'edit after a reset' : 'edit'}
        type="button"
        variant="contained"
        disabled={!isEditable}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that had the focus
        autoFocus={wasEdited || wasReset}
        onClick={edit}
      >
        {t('action.edit')}
      </Button>
      {isEditable && (
        <Button
          variant="outlined"
          component={Link}
          to={paths.userEdit(user.user_id)}
          state={{ from: paths.userDetails(user.user_id), state: listLocation, user }}
        >
          {t('userPages.details.editPage')}
        </Button>
      )}
      {mayReset && !wasReset && (
        <>
          <Button color="inherit" onClick={() => setResetting(true)}>
            {t('userPages.resetFactor.open')}
          </Button>
          <ResetFactorDialog
            user={user}
            open={isResetting}
            onClose={() => setResetting(false)}
            onDone={() => setReset(true)}
          />
        </>
      )}
      {auth.may('users.delete') && (
        <Button color="error" onClick={() => setDeleting(true)}>
          {t('action.delete')}
        </Button>
      )}
      <ConfirmDeleteUser user={user} open={isDeleting} onClose={() => setDeleting(false)} />
    </Box>
  );
};

const ConfirmDeleteUser = (props: { user: UserRecord; open: boolean; onClose: () => void }) => {
  const { user, open, onClose } = props;
  const t = useTranslate();
  const me = useUser();
  const navigate = useNavigate();
  const remove = useDeleteUser(user.id, () => navigate(paths.admin));
  return (
    <ConfirmDialog
      open={open}
      type="danger"
      title="users.remove.title"
      message="userPages.details.confirmDelete"
      args={{ name: displayName(user) }}
      confirm="action.delete"
      onConfirm={async () => (await remove()) || onClose()}
      onCancel={onClose}
    >
      <Typography>
        <bdi>{user.email}</bdi>
      </Typography>
      {me?.user_id === user.user_id && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 4 }}>
          {t('userPages.details.deleteSelf')}
        </Alert>
      )}
    </ConfirmDialog>
  );
};

interface ResetFactorDialogProps {
  user: UserRecord;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** For somebody who lost their authenticator (decisions §6 "Reset of another user's factor"). */
const ResetFactorDialog = ({ user, open, onClose, onDone }: ResetFactorDialogProps) => {
  const data = useData();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const usersChanged = useUsersChanged();
  const args = { name: displayName(user), email: user.email };
  const reset = async () => {
    try {
      await data.update('users', { id: user.id, data: { mfa_type: 'email' }, previousData: user });
    } catch (error) {
      notifyError('resetFactor', error);
      return;
    }
    notify('userPages.resetFactor.done', { type: 'success', messageArgs: args });
    onDone();
    void usersChanged();
  };
  return (
    <ConfirmDialog
      open={open}
      title="userPages.resetFactor.title"
      message="userPages.resetFactor.text"
      confirm="userPages.resetFactor.confirm"
      args={args}
      onConfirm={reset}
      onCancel={onClose}
    />
  );
};
