import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type MouseEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useAuth, useUser } from '../../../auth/useAuth';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { CancelButton, FormSaveButton } from '../../../ui/form/FormButtons';
import { mayChange } from '../account/userForms';
import { useDeleteUser } from '../account/usersCache';

export interface DetailsActionsProps {
  user: UserRecord;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onBack: () => void;
}

export const DetailsActions = ({ user, isEditing, onEdit, onBack }: DetailsActionsProps) => {
  const t = useTranslate();
  const auth = useAuth();
  const me = useUser();
  const navigate = useNavigate();
  const remove = useDeleteUser(user.id, () => navigate(paths.admin));
  const { reset } = useFormContext();
  const [isDeleting, setDeleting] = useState(false);
  const [wasEdited, setEdited] = useState(isEditing);
  if (isEditing && !wasEdited) setEdited(true);
  const edit = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onEdit(true);
    // Moves the focus to the first field, because the Edit button is removed.
    const first = currentTarget.form?.elements.namedItem('email');
    if (first instanceof HTMLElement) first.focus();
  };
  const cancel = () => {
    reset();
    onEdit(false);
  };
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
      {isEditing ? (
        <>
          <CancelButton onClick={cancel} />
          <FormSaveButton label="action.save" busyLabel="action.saving" />
        </>
      ) : (
        <>
          <Button key="back" color="inherit" onClick={onBack}>
            {t('userPages.back')}
          </Button>
          <Button
            type="button"
            variant="contained"
            disabled={!mayChange(me, user)}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that had the focus
            autoFocus={wasEdited}
            onClick={edit}
          >
            {t('action.edit')}
          </Button>
          {auth.may('users.delete') && (
            <Button color="error" onClick={() => setDeleting(true)}>
              {t('action.delete')}
            </Button>
          )}
          <ConfirmDialog
            open={isDeleting}
            type="danger"
            title="users.remove.title"
            message="userPages.details.confirmDelete"
            args={{ name: displayName(user) }}
            confirm="action.delete"
            onConfirm={async () => (await remove()) || setDeleting(false)}
            onCancel={() => setDeleting(false)}
          >
            <Typography>
              <bdi>{user.email}</bdi>
            </Typography>
            {me?.user_id === user.user_id && (
              <Alert severity="warning" variant="outlined" sx={{ mt: 4 }}>
                {t('users.remove.self')}
              </Alert>
            )}
          </ConfirmDialog>
        </>
      )}
    </Box>
  );
};
