import { Box, Button, FormLabel, Stack } from '@mui/material';
import { useFormIsDirty, useTranslate } from 'ra-core';
import type { Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldConstraints } from '../../model/fromContract';
import {
  getMfaType,
  missingTexts,
  profileChange,
  profileTexts,
  type ProfileText,
  type ProfileValues,
} from '../../model/profile/profile';
import { dateTimeText } from '../../model/time';
import type { User } from '../../model/users/user';
import { FormActions, FormSaveButton } from '../../ui/form/FormButtons';
import { useFormSubmission } from '../../ui/form/useSubmission';
import { ProblemSummary } from '../../ui/form/ProblemSummary';
import { useFormDraft } from '../../ui/form/UnsavedForm';
import { LabelledTextField } from '../../ui/inputs/LabelledTextField';
import { plainReadOnly } from '../../ui/inputs/LabelledTextInput';
import { useField } from '../../ui/inputs/useField';
import { MfaTypeInput } from './MfaMethod';
import { ProfilePicture } from './ProfilePicture';

interface ProfileInputsProps {
  account: User;
  isEditStarted: boolean;
  onEdit: (isEditStarted: boolean) => void;
  toggleRef: Ref<HTMLButtonElement>;
}

const problemFields = [
  { name: 'picture', label: 'profile.picture.label' },
  ...profileTexts.map((name) => ({ name, label: `profile.account.${name}` })),
  { name: 'mfa_type', label: 'profile.account.method' },
];

export const fieldColumns = {
  display: 'grid',
  alignItems: 'start',
  gap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

/** Decisions §4 "Profile Info". */
export const ProfileInputs = ({ account, isEditStarted, onEdit, toggleRef }: ProfileInputsProps) => {
  const t = useTranslate();
  const { reset, formState } = useFormContext();
  const { busy } = useFormSubmission();
  const isEditing = useFormIsDirty() || isEditStarted;
  useFormDraft({ userId: account.user_id, name: 'account' });
  const isMissing = profileTexts.some(
    (name) => formState.errors[name] && formState.errors[name].type !== 'server',
  );
  const toggleEditing = () => {
    if (busy) return;
    if (isEditing) reset();
    onEdit(!isEditing);
  };
  return (
    <Stack sx={{ gap: 5 }}>
      <ProfilePicture
        account={account}
        isEditing={isEditing}
        action={
          <Button ref={toggleRef} variant="outlined" aria-disabled={busy} onClick={toggleEditing}>
            {t(isEditing ? 'action.cancel' : 'profile.account.edit')}
          </Button>
        }
      />
      <ProblemSummary
        fields={problemFields.map(({ name, label }) => ({ name, label: t(label) }))}
        title={isMissing ? t('profile.account.incomplete') : undefined}
      />
      <Box sx={{ ...fieldColumns, ...plainReadOnly }}>
        <ReadOnlyText name="email" value={account.email} />
        <ReadOnlyText name="dateJoined" value={dateTimeText(account.date_joined)} />
        {profileTexts.map((name) => (
          <ProfileTextInput key={name} account={account} name={name} isEditing={isEditing} />
        ))}
        {isEditing ? (
          <div>
            <FormLabel
              component="p"
              sx={{
                m: 0,
                paddingInlineStart: '14px',
                typography: 'body2',
                fontWeight: 500,
                color: 'text.primary',
              }}
            >
              {t('profile.account.method')}
            </FormLabel>
            <MfaTypeInput label="profile.account.method" />
          </div>
        ) : (
          <ReadOnlyText name="method" value={t(`profile.mfa.shown.${getMfaType(account)}`)} />
        )}
      </Box>
      {isEditing && (
        <FormActions background="paper">
          <FormSaveButton label="action.saveChanges" busyLabel="action.saving" />
        </FormActions>
      )}
    </Stack>
  );
};

const ReadOnlyText = ({ name, value }: { name: string; value: string }) => {
  const t = useTranslate();
  return (
    <LabelledTextField
      readOnly
      label={t(`profile.account.${name}`)}
      value={value}
      onChange={() => undefined}
    />
  );
};

interface ProfileTextInputProps {
  account: User;
  name: ProfileText;
  isEditing: boolean;
}

const ProfileTextInput = ({ account, name, isEditing }: ProfileTextInputProps) => {
  const t = useTranslate();
  const { busy } = useFormSubmission();
  const label = `profile.account.${name}`;
  const validate = (_text: string, values: ProfileValues) =>
    // An unchanged form is not sent, so it needs no validation.
    missingTexts(account, values).includes(name) && Object.keys(profileChange(account, values)).length > 0
      ? { message: 'profile.account.required', args: { field: t(label) } }
      : undefined;
  const field = useField<string>({
    source: name,
    label,
    validate,
    maxLength: fieldConstraints('updateAccount', name).maxLength,
  });
  return <LabelledTextField {...field} required={isEditing} readOnly={!isEditing || busy} />;
};
