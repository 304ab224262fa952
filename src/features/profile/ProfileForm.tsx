import { Alert, Box, Button, FormLabel, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef, type FormEvent } from 'react';
import { profileTexts } from '../../model/profile/profileEdit';
import { dateTimeText } from '../../model/time/dateTime';
import { mfaTypeOf } from '../../model/profile/mfa';
import type { User } from '../../model/users/user';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/inputs/TextField';
import { ProfilePicture } from './ProfilePicture';
import { MfaTypeRadios } from './MfaTypeRadios';
import { useProfileEdit } from './useProfileEdit';

interface ProfileFormProps {
  account: User;
  /** The account has an authenticator after a save: offer to set it up. */
  onSetUp: () => void;
  onFactorChanged: () => void;
}

/** A field that cannot be typed into looks like the text that it is. */
const quietWhenReadOnly = {
  '& .MuiOutlinedInput-root:has(input:read-only)': { bgcolor: 'action.hover' },
  '& .MuiOutlinedInput-root:has(input:read-only):not(.Mui-focused) fieldset': { borderColor: 'transparent' },
} as const;

/** Views, edits and saves one's own account (spec 1 §4 "Profile edit", §5 "Profile save"). */
export const ProfileForm = ({ account, onSetUp, onFactorChanged }: ProfileFormProps) => {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const edit = useProfileEdit(account, {
    onSetUp,
    onFactorChanged,
    // The button that was pressed goes away; the focus must not go with it.
    onClosed: () => toggle.current?.focus(),
    onMissing: (name) => form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus(),
  });
  const { draft, isEditing, missing } = edit;
  const method = t('profile.account.method');

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    edit.save();
  };

  return (
    <Stack ref={form} component="form" noValidate onSubmit={onSubmit} sx={{ gap: 5, ...quietWhenReadOnly }}>
      <ProfilePicture
        account={account}
        picture={draft.picture ?? null}
        isEditing={isEditing}
        onChange={(picture) => edit.change({ picture })}
        action={
          <Button
            ref={toggle}
            variant="outlined"
            aria-disabled={edit.busy}
            onClick={() => edit.busy || (isEditing ? edit.cancel() : edit.begin())}
          >
            {t(isEditing ? 'profile.account.cancel' : 'profile.account.edit')}
          </Button>
        }
      />
      {missing.length > 0 && (
        <Alert severity="error" variant="outlined">
          {t('profile.account.incomplete')}
        </Alert>
      )}
      <TextField readOnly label={t('profile.account.email')} value={account.email} onChange={() => {}} />
      <TextField
        readOnly
        label={t('profile.account.dateJoined')}
        value={dateTimeText(account.date_joined)}
        onChange={() => {}}
      />
      {profileTexts.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`profile.account.${name}`)}
          value={draft[name] ?? account[name] ?? ''}
          readOnly={!isEditing || edit.busy}
          required={isEditing}
          error={
            missing.includes(name)
              ? t('profile.account.required', { field: t(`profile.account.${name}`) })
              : undefined
          }
          onChange={(value) => edit.change({ [name]: value })}
        />
      ))}
      {isEditing ? (
        <div>
          <FormLabel component="p" sx={{ m: 0, typography: 'body2', fontWeight: 500, color: 'text.primary' }}>
            {method}
          </FormLabel>
          <MfaTypeRadios
            label={method}
            value={draft.mfa_type ?? mfaTypeOf(account)}
            disabled={edit.busy}
            onChange={(mfa_type) => edit.change({ mfa_type })}
          />
        </div>
      ) : (
        <TextField
          readOnly
          label={method}
          value={t(`profile.mfa.shown.${mfaTypeOf(account)}`)}
          onChange={() => {}}
        />
      )}
      {isEditing && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <SubmitButton
            label={t('profile.account.save')}
            busyLabel={t('profile.account.saving')}
            busy={edit.busy}
            wait={edit.wait}
          />
        </Box>
      )}
    </Stack>
  );
};
