import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useAuth, useUser } from '../../../auth/useAuth';
import type { ManagedUser } from '../../../model/managedUser';
import type { UserPlace } from '../../../model/userPlace';
import { editTexts } from '../../../model/userRules';
import { paths } from '../../../paths';
import { SubmitButton } from '../../../ui/SubmitButton';
import { mayChange } from '../fields/mayChange';
import { DeleteUserDialog } from './DeleteUserDialog';
import type { DetailsForm } from './useDetailsForm';

interface DetailsActionsProps {
  user: ManagedUser;
  form: DetailsForm;
  origin: UserPlace | null;
  onBack: () => void;
}

/** Back, Edit and Delete; while editing Cancel and Save (spec 2 §2.5). */
export const DetailsActions = ({ user, form, origin, onBack }: DetailsActionsProps) => {
  const t = useTranslate();
  const auth = useAuth();
  const me = useUser();
  const [isDeleting, setDeleting] = useState(false);
  const text = (name: string) => t(`userPages.details.${name}`);
  const isMine = mayChange(me, user);
  const edit = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    form.edit();
    // The button goes: the first field takes its place.
    const first = currentTarget.form?.elements.namedItem(editTexts[0]);
    if (first instanceof HTMLElement) first.focus();
  };
  if (form.isEditing)
    return (
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
        <Button key="cancel" color="inherit" disabled={form.busy} onClick={form.leave}>
          {t('userPages.cancel')}
        </Button>
        <SubmitButton label={text('save')} busyLabel={text('saving')} busy={form.busy} wait={form.wait} />
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
        autoFocus={form.wasEdited}
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
      <DeleteUserDialog user={user} open={isDeleting} onClose={() => setDeleting(false)} />
    </Box>
  );
};
