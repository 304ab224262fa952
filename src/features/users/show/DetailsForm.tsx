import { Alert, Box, Card, OutlinedInput, Stack, Typography } from '@mui/material';
import { useFormIsDirty, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useUser } from '../../../auth/useAuth';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { describedBy, FieldFrame } from '../../../ui/inputs/FieldFrame';
import { PicturePreview } from '../../../ui/inputs/PicturePreview';
import { useField } from '../../../ui/inputs/useField';
import { RoleChanges } from '../ChangeSummary';
import type { ListLocation } from '../listLocation';
import { detailFlags, mayChange, sessionLimits } from '../userForms';
import { EmailInput, NameInputs, PictureInput, RoleInputs } from '../UserInputs';
import { detailProblems } from '../userRules';
import { ruleOf } from '../../../ui/inputs/validators';
import { DetailsActions } from './DetailsActions';

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

/** How many sessions an account may have at a time: 1 to 10 (spec 2 §5). */
const SessionLimitInput = ({ readOnly }: { readOnly: boolean }) => {
  const { name, label, value, onChange, error } = useField<string>({
    source: 'max_active_sessions',
    label: 'userPages.field.max_active_sessions',
    validate: ruleOf(detailProblems, 'max_active_sessions'),
  });
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <OutlinedInput
        id={id}
        name={name}
        type="number"
        fullWidth
        size="small"
        value={value}
        readOnly={readOnly}
        error={Boolean(error)}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          input: {
            min: sessionLimits.least,
            max: sessionLimits.most,
            step: 1,
            'aria-describedby': describedBy(id, error, false),
            'aria-invalid': Boolean(error),
          },
        }}
      />
    </FieldFrame>
  );
};

const frame = { width: 160, height: 160, objectFit: 'cover', borderRadius: 2 } as const;

const UserPicture = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const picture = user.picture_url ?? user.picture;
  if (picture)
    return (
      <PicturePreview
        picture={picture}
        alt={t('userPages.details.pictureOf', { name: displayName(user) })}
        frame={frame}
      />
    );
  return (
    <Box
      sx={{
        width: 160,
        height: 160,
        display: 'grid',
        placeItems: 'center',
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.default',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {t('userPages.details.noImage')}
      </Typography>
    </Box>
  );
};
