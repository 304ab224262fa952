import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useFormIsDirty, useNotify, useRecordContext, useTranslate } from 'ra-core';
import { memo, type MouseEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { fromContract } from '../../../model/fromContract';
import { useAuth, useUser } from '../../../auth/useAuth';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { CancelButton, FormSaveButton } from '../../../ui/form/FormButtons';
import { RecordForm } from '../../../ui/form/RecordForm';
import { UnsavedForm } from '../../../ui/form/UnsavedForm';
import { LabelledTextInput } from '../../../ui/inputs/LabelledTextInput';
import { ignoreErrors, RecordEdit } from '../../../ui/views';
import { EndSessionsAlert } from '../../sessions/EndSessionsAlert';
import {
  detailFlags,
  mayChange,
  type UserFormValues,
  toUserFormValues,
  toUserDetails,
} from '../account/userForms';
import { AccountFields } from '../account/UserInputs';
import { detailRules } from '../account/userRules';
import { useSaveWithProof } from '../account/useSaveWithProof';
import { useDeleteUser, useUserFormErrors, useRefetchUsers } from '../account/usersCache';

const sessionsRule = fromContract('updateUser', 'max_active_sessions', detailRules.max_active_sessions);

interface DetailsTabProps {
  onBack: () => void;
}

/** A refetch would disturb the form. */
export const formQuery = { ...ignoreErrors, refetchOnWindowFocus: false, refetchOnReconnect: false };

/** Memoised, because the page rerenders after each fetch and a form is slow to render. */
export const DetailsTab = memo((props: DetailsTabProps) => {
  const user = useRecordContext<UserRecord>();
  return (
    user && (
      <RecordEdit disableAuthentication queryOptions={formQuery}>
        <DetailsForm {...props} user={user} />
      </RecordEdit>
    )
  );
});

const DetailsForm = ({ user, onBack }: DetailsTabProps & { user: UserRecord }) => {
  const t = useTranslate();
  const me = useUser();
  const notify = useNotify();
  const refetchUsers = useRefetchUsers();
  const { save, dialog } = useSaveWithProof(toUserDetails);
  const [isEditing, setEditing] = useState(false);
  const [wasDeactivated, setDeactivated] = useState(false);
  const onError = useUserFormErrors('updateAccount');
  const onSaved = (_record: unknown, { first_name, email, is_active }: UserFormValues) => {
    setEditing(false);
    notify('userPages.details.saved', { type: 'success', messageArgs: { name: first_name.trim() || email } });
    void refetchUsers();
    setDeactivated(Boolean(user.is_active && !is_active));
  };
  return (
    <>
      <RecordForm
        label={t('userPages.details.tab.details')}
        record={toUserFormValues(user)}
        save={save}
        onSaved={onSaved}
        onError={onError}
      >
        {wasDeactivated && me?.is_superuser && (
          <EndSessionsAlert
            withCurrent
            userId={user.user_id}
            severity="warning"
            text="userPages.details.deactivated"
            endLabel="userPages.details.endSessions"
          />
        )}
        <DetailsCard user={user} isEditStarted={isEditing} onEdit={setEditing} onBack={onBack} />
        <UnsavedForm userId={me?.user_id ?? 0} name="details" />
      </RecordForm>
      {dialog}
    </>
  );
};

interface DetailsCardProps extends DetailsTabProps {
  user: UserRecord;
  isEditStarted: boolean;
  onEdit: (isEditing: boolean) => void;
}

const DetailsCard = ({ user, isEditStarted, onEdit, onBack }: DetailsCardProps) => {
  const t = useTranslate();
  const auth = useAuth();
  const me = useUser();
  const navigate = useNavigate();
  const remove = useDeleteUser(user.id, () => navigate(paths.admin));
  const { reset } = useFormContext();
  const [isDeleting, setDeleting] = useState(false);
  const isEditing = useFormIsDirty() || isEditStarted;
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
    <Card sx={{ p: { xs: 4, sm: 6 } }}>
      <Stack sx={({ widths }) => ({ gap: 4, maxWidth: widths.wideForm })}>
        <AccountFields
          user={user}
          body="updateUser"
          emailRule={detailRules.email}
          flags={detailFlags}
          readOnly={!isEditing}
        >
          <LabelledTextInput
            source="max_active_sessions"
            label="userPages.field.max_active_sessions"
            type="number"
            validate={sessionsRule}
            readOnly={!isEditing}
          />
        </AccountFields>
        <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
          {isEditing ? (
            <>
              <CancelButton onClick={cancel} />
              <FormSaveButton label="action.save" busyLabel="action.saving" />
            </>
          ) : (
            <>
              <Button color="inherit" onClick={onBack}>
                {t('userPages.back')}
              </Button>
              <Button
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
            </>
          )}
        </Box>
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
      </Stack>
    </Card>
  );
};
