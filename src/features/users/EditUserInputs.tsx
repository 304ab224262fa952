import { Alert, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useUser } from '../../auth/useAuth';
import type { UserRecord } from '../../model/users/userRecord';
import { roleFlags } from './userRoles';
import { editProblems } from './userRules';
import { PasswordInput } from '../../ui/inputs/PasswordInput';
import { TextInput } from '../../ui/inputs/TextInput';
import { ConfirmPasswordInput } from './ConfirmPasswordInput';
import { EmailInput } from './EmailInput';
import { FormCard } from './FormCard';
import { mayChange } from './mayChange';
import { NameInputs } from './NameInputs';
import { PictureInput } from './PictureInput';
import { RoleChanges } from './RoleChanges';
import { RoleInputs } from './RoleInputs';
import { ruleOf } from './ruleOf';

/** Every field of an account (spec 2 §2.4). */
export const EditUserInputs = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const me = useUser();
  return (
    <Stack sx={{ gap: 6 }}>
      {!mayChange(me, user) && (
        <Alert severity="info" variant="outlined">
          {t('userPages.details.superuserOnly')}
        </Alert>
      )}
      <FormCard title={t('userPages.create.account')}>
        <EmailInput validate={ruleOf(editProblems, 'email')} />
        <NameInputs />
        <PictureInput current={user.picture_url ?? user.picture} />
      </FormCard>
      <FormCard title={t('userPages.roles')}>
        <RoleInputs flags={roleFlags} />
        <TextInput
          source="verified_until"
          label="userPages.field.verified_until"
          type="date"
          validate={ruleOf(editProblems, 'verified_until')}
        />
        <RoleChanges user={user} flags={roleFlags} />
      </FormCard>
      <FormCard title={t('userPages.edit.password')}>
        <PasswordInput
          source="password"
          label="userPages.field.password"
          help={t('userPages.edit.passwordHelp')}
          validate={ruleOf(editProblems, 'password')}
        />
        <ConfirmPasswordInput validate={ruleOf(editProblems, 'confirm_password')} />
      </FormCard>
    </Stack>
  );
};
