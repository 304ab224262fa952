import { Alert, Button, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useUser } from '../../../auth/useAuth';
import type { ManagedUser } from '../../../model/managedUser';
import { roleFlags } from '../../../model/userRoles';
import { PasswordInput } from '../../../ui/PasswordInput';
import { SubmitButton } from '../../../ui/SubmitButton';
import { TextInput } from '../../../ui/TextInput';
import { UnsavedChanges } from '../../../ui/UnsavedChanges';
import { FormActions } from '../fields/FormActions';
import { FormCard } from '../fields/FormCard';
import { PictureInput } from '../fields/PictureInput';
import { RoleChanges } from '../fields/RoleChanges';
import { RoleFields } from '../fields/RoleFields';
import { mayChange } from '../fields/mayChange';
import { useEditUser } from './useEditUser';

/** Every field of an account (spec 2 §2.4). */
export const EditUserForm = ({ user, onBack }: { user: ManagedUser; onBack: () => void }) => {
  const t = useTranslate();
  const me = useUser();
  const form = useEditUser(user);
  const { bind } = form.fields;
  const label = (name: string) => t(`userPages.field.${name}`);
  return (
    <form noValidate onSubmit={form.onSubmit} aria-label={t('userPages.edit.title')}>
      <Stack sx={{ gap: 6 }}>
        {!mayChange(me, user) && (
          <Alert severity="info" variant="outlined">
            {t('userPages.details.superuserOnly')}
          </Alert>
        )}
        <FormCard title={t('userPages.create.account')}>
          <TextInput
            {...bind('email')}
            label={label('email')}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
          <TextInput {...bind('first_name')} label={label('first_name')} autoComplete="off" />
          <TextInput {...bind('last_name')} label={label('last_name')} autoComplete="off" />
          <TextInput {...bind('title')} label={label('title')} autoComplete="off" />
          <PictureInput
            current={user.picture_url ?? user.picture}
            chosen={form.picture}
            error={form.pictureError}
            onChoose={form.setPicture}
          />
        </FormCard>
        <FormCard title={t('userPages.roles')}>
          <RoleFields flags={roleFlags} values={form.roles} onChange={form.setRole} />
          <TextInput {...bind('verified_until')} label={label('verified_until')} type="date" />
          <RoleChanges userId={user.user_id} before={user} after={form.roles} />
        </FormCard>
        <FormCard title={t('userPages.edit.password')}>
          <PasswordInput
            {...bind('password')}
            label={label('password')}
            autoComplete="new-password"
            help={t('userPages.edit.passwordHelp')}
          />
          <PasswordInput
            {...bind('confirm_password')}
            label={label('confirm_password')}
            autoComplete="new-password"
          />
        </FormCard>
      </Stack>
      <FormActions>
        <Button color="inherit" onClick={onBack}>
          {t('userPages.back')}
        </Button>
        <SubmitButton
          label={t('userPages.edit.submit')}
          busyLabel={t('userPages.edit.submitting')}
          busy={form.busy}
          wait={form.wait}
        />
      </FormActions>
      <UnsavedChanges when={form.isDirty} saved={form.saved} onDiscard={() => undefined} />
    </form>
  );
};
