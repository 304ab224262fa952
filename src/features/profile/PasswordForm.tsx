import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { getMaxLengths } from '../../model/fromContract';
import { useData } from '../../api/useData';
import { useAuth } from '../../auth/useAuth';
import { passwordChangeRules, type PasswordChange } from '../../model/profile/passwordChange';
import { minPassword } from '../../model/users/accountRules';
import type { User } from '../../model/users/user';
import { CancelButton, FormSaveButton } from '../../ui/form/FormButtons';
import { RecordForm } from '../../ui/form/RecordForm';
import { LabelledPasswordInput } from '../../ui/inputs/LabelledPasswordInput';
import { ConfirmPasswordInput, NewPasswordInput } from '../../ui/inputs/NewPasswordInput';
import { CodeInput } from '../proof/CodeInput';
import { useProfileFormErrors } from './useProfile';

const defaultValues: PasswordChange = {
  old_password: '',
  new_password: '',
  confirm_new_password: '',
  code: '',
};

const maxLengths = getMaxLengths('changePassword');

interface PasswordFormProps {
  user: User;
  /** Focuses the first field. */
  shouldFocus?: boolean;
  onCancel?: () => void;
}

/** Signs out after the change (spec 1 §2 "Profile page" 2, §4 "Logout", §5). */
export const PasswordForm = ({ user, shouldFocus = false, onCancel }: PasswordFormProps) => {
  const t = useTranslate();
  const data = useData();
  const auth = useAuth();
  const onError = useProfileFormErrors('changePassword');
  const fieldsRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shouldFocus) fieldsRef.current?.querySelector('input')?.focus();
  }, [shouldFocus]);
  const save = async (values: PasswordChange) => {
    await auth.writes.finish();
    await data.changePassword(values);
  };
  return (
    <RecordForm
      defaultValues={defaultValues}
      save={save}
      successMessage="profile.password.updated"
      onSaved={() => void auth.endSession('endedByServer')}
      onError={onError}
    >
      <Stack ref={fieldsRef} sx={{ gap: 4 }}>
        <Typography variant="body2" color="textSecondary">
          {t('profile.password.line')}
        </Typography>
        <LabelledPasswordInput
          source="old_password"
          label="profile.password.old"
          maxLength={maxLengths.old_password}
          validate={passwordChangeRules.old_password}
          autoComplete="current-password"
        />
        <NewPasswordInput
          source="new_password"
          label="profile.password.new"
          maxLength={maxLengths.new_password}
          validate={passwordChangeRules.new_password}
          minLength={minPassword}
          confirmationSource="confirm_new_password"
        />
        <ConfirmPasswordInput
          source="confirm_new_password"
          passwordSource="new_password"
          label="profile.password.confirm"
          maxLength={maxLengths.confirm_new_password}
          validate={passwordChangeRules.confirm_new_password}
        />
        <CodeInput user={user} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2 }}>
          {onCancel && <CancelButton onClick={onCancel} />}
          <FormSaveButton label="profile.password.update" busyLabel="action.updating" />
        </Box>
      </Stack>
    </RecordForm>
  );
};
