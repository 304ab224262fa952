import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth, useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { CancelButton, SaveButton } from '../../../ui/form/FormButtons';
import { ConfirmDeleteUser } from '../DeleteUserDialog';
import type { ListLocation } from '../listLocation';
import { mayChange } from '../userForms';

interface DetailsActionsProps {
  user: UserRecord;
  origin: ListLocation | null;
  isEditing: boolean;
  /** Whether editing has begun before, so that its button takes the focus again when it comes back. */
  wasEdited: boolean;
  onEdit: () => void;
  onCancel: () => void;
  onBack: () => void;
}

/** Back, Edit and Delete; while editing Cancel and Save (spec 2 §2.5). */
export const DetailsActions = (props: DetailsActionsProps) => {
  const { user, origin, isEditing, wasEdited, onEdit, onCancel, onBack } = props;
  const t = useTranslate();
  const auth = useAuth();
  const me = useUser();
  const [isDeleting, setDeleting] = useState(false);
  const text = (name: string) => t(`userPages.details.${name}`);
  const isMine = mayChange(me, user);
  const edit = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onEdit();
    // The button goes: the first field takes its place.
    const first = currentTarget.form?.elements.namedItem('email');
    if (first instanceof HTMLElement) first.focus();
  };
  if (isEditing)
    return (
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
        <CancelButton onClick={onCancel} />
        <SaveButton label="userPages.details.save" busyLabel="userPages.details.saving" />
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
      <Button key="back" color="inherit" onClick={onBack}>
        {t('userPages.back')}
      </Button>
      <Button
        key="edit"
        type="button"
        variant="contained"
        disabled={!isMine}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes back in place of the button that was pressed
        autoFocus={wasEdited}
        onClick={edit}
      >
        {text('edit')}
      </Button>
      {isMine && (
        <Button
          variant="outlined"
          component={Link}
          to={paths.userEdit(user.user_id)}
          state={{ from: paths.userDetails(user.user_id), state: origin, user }}
        >
          {text('editPage')}
        </Button>
      )}
      {auth.may('users.delete') && (
        <Button color="error" onClick={() => setDeleting(true)}>
          {text('delete')}
        </Button>
      )}
      <ConfirmDeleteUser user={user} open={isDeleting} onClose={() => setDeleting(false)} />
    </Box>
  );
};
