import { Button, Stack } from '@mui/material';
import { CreateBase, useTranslate } from 'ra-core';
import { newUser, typedUserOf } from '../../model/userForms';
import { roleFlags } from '../../model/userRoles';
import { newUserProblems } from '../../model/userRules';
import { SaveButton } from '../../ui/form/FormButtons';
import { RecordForm } from '../../ui/form/RecordForm';
import { UnsavedForm } from '../../ui/form/UnsavedForm';
import { NewPasswordInput } from '../../ui/inputs/PasswordInput';
import { CreatedDialog } from './create/CreatedDialog';
import { ServiceInputs } from './create/ServiceInputs';
import { useGiveServices } from './create/useGiveServices';
import { ConfirmPasswordInput } from './fields/ConfirmPasswordInput';
import { EmailInput } from './fields/EmailInput';
import { FormActions } from './fields/FormActions';
import { FormCard } from './fields/FormCard';
import { NameInputs } from './fields/NameInputs';
import { PictureInput } from './fields/PictureInput';
import { RoleInputs } from './fields/RoleInputs';
import { requiredBy } from './fields/ruleOf';
import { UserPage } from './fields/UserPage';
import { useToUsers } from './fields/useToUsers';
import { useUserRefusal } from './fields/useUserRefusal';

const nobody = { ...typedUserOf({ is_active: true }), services: {} };
/** Without its id the services of the new user could not be given. */
const mutationOptions = { meta: { needsId: true } };
const known = ['email', 'first_name', 'last_name'];

/** Create New User (spec 2 §2.3). */
const UserCreate = () => {
  const t = useTranslate();
  const back = useToUsers();
  const giving = useGiveServices();
  return (
    <UserPage title={t('userPages.create.title')} line={t('userPages.create.line')}>
      <CreateBase
        redirect={false}
        disableAuthentication
        mutationOptions={mutationOptions}
        transform={newUser}
      >
        <RecordForm
          label={t('userPages.create.title')}
          defaultValues={nobody}
          onSaved={giving.onCreated}
          onRefused={useUserRefusal('createUser')}
        >
          <Stack sx={{ gap: 6 }}>
            <FormCard title={t('userPages.create.account')}>
              <EmailInput validate={requiredBy(newUserProblems, 'email')} />
              <NewPasswordInput
                source="password"
                label="userPages.field.password"
                validate={requiredBy(newUserProblems, 'password')}
                known={known}
              />
              <ConfirmPasswordInput validate={requiredBy(newUserProblems, 'confirm_password')} />
              <NameInputs />
              <PictureInput />
            </FormCard>
            <FormCard title={t('userPages.roles')}>
              <RoleInputs flags={roleFlags} />
            </FormCard>
            {giving.mayGive && (
              <FormCard title={t('userPages.create.services')}>
                <ServiceInputs />
              </FormCard>
            )}
          </Stack>
          <FormActions>
            <Button color="inherit" onClick={back}>
              {t('userPages.back')}
            </Button>
            <SaveButton label="userPages.create.submit" busyLabel="userPages.create.submitting" />
          </FormActions>
          <UnsavedForm />
        </RecordForm>
      </CreateBase>
      <CreatedDialog
        open={giving.isCreated}
        step={giving.step}
        onRetry={giving.retry}
        onClose={giving.leave}
      />
    </UserPage>
  );
};

export default UserCreate;
