import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth, useUser } from '../../../auth/useAuth';
import type { ManagedUser } from '../../../model/managedUser';
import type { UserPlace } from '../../../model/userPlace';
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
  if (form.isEditing)
    return (
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
        <Button color="inherit" disabled={form.busy} onClick={form.leave}>
          {t('userPages.cancel')}
        </Button>
        <SubmitButton label={text('save')} busyLabel={text('saving')} busy={form.busy} wait={form.wait} />
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
      <Button color="inherit" onClick={onBack}>
        {t('userPages.back')}
      </Button>
      <Button key="edit" type="button" variant="contained" disabled={!isMine} onClick={form.edit}>
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
