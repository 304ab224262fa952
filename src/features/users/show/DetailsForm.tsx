import { Alert, Box, Card, Stack } from '@mui/material';
import { useFormIsDirty, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { detailFlags } from '../userForms';
import type { ListLocation } from '../listLocation';
import { detailProblems } from '../userRules';
import { EmailInput } from '../EmailInput';
import { mayChange } from '../mayChange';
import { NameInputs } from '../NameInputs';
import { PictureInput } from '../PictureInput';
import { RoleChanges } from '../RoleChanges';
import { RoleInputs } from '../RoleInputs';
import { ruleOf } from '../ruleOf';
import { DetailsActions } from './DetailsActions';
import { SessionLimitInput } from './SessionLimitInput';
import { UserPicture } from './UserPicture';

interface DetailsFormProps {
  user: UserRecord;
  origin: ListLocation | null;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onBack: () => void;
}

/** What was typed over an account lies over what the server holds; Cancel takes it away. */
export const DetailsForm = ({ user, origin, isEditing: isBegun, onEdit, onBack }: DetailsFormProps) => {
  const t = useTranslate();
  const me = useUser();
  const { reset } = useFormContext();
  // A draft is edited on.
  const isEditing = useFormIsDirty() || isBegun;
  const [wasEdited, setEdited] = useState(isEditing);
  if (isEditing && !wasEdited) setEdited(true);
  const cancel = () => {
    reset();
    onEdit(false);
  };
  return (
    <Stack sx={{ gap: 4 }}>
      {!mayChange(me, user) && (
        <Alert severity="info" variant="outlined">
          {t('userPages.details.superuserOnly')}
        </Alert>
      )}
      <Card
        sx={{
          p: { xs: 4, sm: 6 },
          display: 'grid',
          gap: 6,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 560px)' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          {isEditing ? (
            <PictureInput current={user.picture_url ?? user.picture} />
          ) : (
            <UserPicture user={user} />
          )}
        </Box>
        <Stack sx={{ gap: 5, minWidth: 0 }}>
          <EmailInput validate={ruleOf(detailProblems, 'email')} readOnly={!isEditing} />
          <NameInputs readOnly={!isEditing} />
          <SessionLimitInput readOnly={!isEditing} />
          <RoleInputs flags={detailFlags} readOnly={!isEditing} />
          {isEditing && <RoleChanges user={user} flags={detailFlags} />}
          <DetailsActions
            user={user}
            origin={origin}
            isEditing={isEditing}
            wasEdited={wasEdited}
            onEdit={() => onEdit(true)}
            onCancel={cancel}
            onBack={onBack}
          />
        </Stack>
      </Card>
    </Stack>
  );
};
