import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { roleFlags } from '../../../model/userRoles';
import { NewPasswordInput } from '../../../ui/NewPasswordInput';
import { atAdminTab } from '../../../model/adminTabs';
import { paths } from '../../../paths';
import { Crumbs } from '../../../ui/Crumbs';
import { PageHeading } from '../../../ui/PageHeading';
import { PasswordInput } from '../../../ui/PasswordInput';
import { SubmitButton } from '../../../ui/SubmitButton';
import { TextInput } from '../../../ui/TextInput';
import { UnsavedChanges } from '../../../ui/UnsavedChanges';
import { FormActions } from '../fields/FormActions';
import { FormCard } from '../fields/FormCard';
import { PictureInput } from '../fields/PictureInput';
import { RoleFields } from '../fields/RoleFields';
import { useToManagedUsers } from '../fields/useToManagedUsers';
import { CreatedDialog } from './CreatedDialog';
import { ServiceFields } from './ServiceFields';
import { useCreateUser } from './useCreateUser';

/** Create New User (spec 2 §2.3). */
const CreateUserPage = () => {
  const t = useTranslate();
  const form = useCreateUser();
  const back = useToManagedUsers();
  const { bind, values } = form.fields;
  const label = (name: string) => t(`userPages.field.${name}`);
  return (
    <Box sx={({ widths }) => ({ maxWidth: widths.form, mx: 'auto' })}>
      <Crumbs
        list={t('userPages.manageList')}
        to={paths.manage}
        state={atAdminTab('users')}
        here={t('userPages.create.title')}
      />
      <PageHeading>{t('userPages.create.title')}</PageHeading>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 6 }}>
        {t('userPages.create.line')}
      </Typography>
      <form noValidate onSubmit={form.onSubmit} aria-label={t('userPages.create.title')}>
        <Stack sx={{ gap: 6 }}>
          <FormCard title={t('userPages.create.account')}>
            <TextInput
              {...bind('email')}
              label={label('email')}
              type="email"
              inputMode="email"
              required
              autoComplete="off"
            />
            <NewPasswordInput
              {...bind('password')}
              required
              label={label('password')}
              known={[values.email, values.first_name, values.last_name]}
            />
            <PasswordInput
              {...bind('confirm_password')}
              label={label('confirm_password')}
              autoComplete="new-password"
              required
            />
            <TextInput {...bind('first_name')} label={label('first_name')} autoComplete="off" />
            <TextInput {...bind('last_name')} label={label('last_name')} autoComplete="off" />
            <TextInput {...bind('title')} label={label('title')} autoComplete="off" />
            <PictureInput chosen={form.picture} error={form.pictureError} onChoose={form.setPicture} />
          </FormCard>
          <FormCard title={t('userPages.roles')}>
            <RoleFields flags={roleFlags} values={form.roles} onChange={form.setRole} />
          </FormCard>
          {form.givesServices && (
            <FormCard title={t('userPages.create.services')}>
              <ServiceFields chosen={form.services} onChange={form.setService} />
            </FormCard>
          )}
        </Stack>
        <FormActions>
          <Button color="inherit" onClick={back}>
            {t('userPages.back')}
          </Button>
          <SubmitButton
            label={t('userPages.create.submit')}
            busyLabel={t('userPages.create.submitting')}
            busy={form.busy}
            wait={form.wait}
          />
        </FormActions>
      </form>
      <CreatedDialog
        open={form.created !== null}
        step={form.step}
        onRetry={form.retryServices}
        onClose={form.leave}
      />
      <UnsavedChanges when={form.isDirty} saved={form.saved} onDiscard={() => undefined} />
    </Box>
  );
};

export default CreateUserPage;
