import { Box, Card, Stack } from '@mui/material';
import { useFormIsDirty, useNotify, useRecordContext, useTranslate } from 'ra-core';
import { memo, useState } from 'react';
import { fromContract } from '../../../model/fromContract';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { RecordForm } from '../../../ui/form/RecordForm';
import { UnsavedForm } from '../../../ui/form/UnsavedForm';
import { LabelledTextInput } from '../../../ui/inputs/LabelledTextInput';
import { RecordEdit } from '../../../ui/views';
import { EndSessionsAlert } from '../../sessions/SessionAlerts';
import {
  detailFlags,
  mayChangeSignIn,
  type UserFormValues,
  userFormValues,
  userDetails,
} from '../account/userForms';
import {
  EmailInput,
  ForSuperusers,
  NameInputs,
  PictureInput,
  RoleChanges,
  RoleInputs,
} from '../account/UserInputs';
import { detailRules } from '../account/userRules';
import { useSaveWithProof } from '../account/useSaveWithProof';
import { useUserFormErrors, useUsersChanged } from '../account/usersCache';
import { DetailsActions, type DetailsActionsProps } from './DetailsActions';

const sessionsRule = fromContract('updateUser', 'max_active_sessions', detailRules.max_active_sessions);

type DetailsTabProps = Pick<DetailsActionsProps, 'onBack'>;

const queryOptions = { onError: () => undefined, refetchOnWindowFocus: false, refetchOnReconnect: false };

/** Memoised, because the page rerenders after each fetch and a form is slow to render. */
export const DetailsTab = memo((props: DetailsTabProps) => {
  const user = useRecordContext<UserRecord>();
  return (
    user && (
      <RecordEdit disableAuthentication queryOptions={queryOptions}>
        <DetailsForm {...props} user={user} />
      </RecordEdit>
    )
  );
});

const DetailsForm = ({ user, onBack }: Pick<DetailsActionsProps, 'user' | 'onBack'>) => {
  const t = useTranslate();
  const me = useUser();
  const notify = useNotify();
  const usersChanged = useUsersChanged();
  const { save, dialog } = useSaveWithProof(userDetails);
  const [isEditing, setEditing] = useState(false);
  const [wasDeactivated, setDeactivated] = useState(false);
  const onError = useUserFormErrors('updateAccount');
  const onSaved = (_record: unknown, { first_name, email, is_active }: UserFormValues) => {
    setEditing(false);
    notify('userPages.details.saved', { type: 'success', messageArgs: { name: first_name.trim() || email } });
    void usersChanged();
    setDeactivated(Boolean(user.is_active && !is_active));
  };
  return (
    <>
      <RecordForm
        label={t('userPages.details.tab.details')}
        record={userFormValues(user)}
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
            end="userPages.details.endSessions"
          />
        )}
        <Stack sx={{ gap: 4 }}>
          <ForSuperusers user={user} />
          <DetailsCard user={user} isEditStarted={isEditing} onEdit={setEditing} onBack={onBack} />
        </Stack>
        <UnsavedForm userId={me?.user_id ?? 0} name="details" />
      </RecordForm>
      {dialog}
    </>
  );
};

interface DetailsCardProps extends Omit<DetailsActionsProps, 'isEditing'> {
  isEditStarted: boolean;
}

const DetailsCard = ({ isEditStarted, ...props }: DetailsCardProps) => {
  const { user } = props;
  const isEditing = useFormIsDirty() || isEditStarted;
  const maySetSignIn = mayChangeSignIn(useUser(), user);
  return (
    <Card sx={{ p: { xs: 4, sm: 6 } }}>
      <Stack sx={{ gap: 5, maxWidth: 880 }}>
        <Box sx={fieldGrid}>
          <EmailInput body="updateUser" rule={detailRules.email} readOnly={!isEditing || !maySetSignIn} />
          <NameInputs body="updateUser" readOnly={!isEditing} />
          <LabelledTextInput
            source="max_active_sessions"
            label="userPages.field.max_active_sessions"
            type="number"
            validate={sessionsRule}
            readOnly={!isEditing}
          />
        </Box>
        {isEditing && <PictureInput current={user.picture_url ?? user.picture} />}
        <RoleInputs flags={detailFlags} readOnly={!isEditing} />
        {isEditing && <RoleChanges user={user} flags={detailFlags} />}
        <DetailsActions {...props} isEditing={isEditing} />
      </Stack>
    </Card>
  );
};

const fieldGrid = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
};
