import { Box, Button, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { creationServices, type ServiceFlags } from '../../../model/dic-services/services';
import { nameFields } from '../../../model/users/user';
import { FormActions, FormSaveButton } from '../../../ui/form/FormButtons';
import { FormSection } from '../../../ui/form/FormSection';
import { RecordForm } from '../../../ui/form/RecordForm';
import { UnsavedForm } from '../../../ui/form/UnsavedForm';
import { CheckboxField } from '../../../ui/inputs/CheckboxInput';
import { minPassword } from '../../../model/users/accountRules';
import { useField } from '../../../ui/inputs/useField';
import { LoadFailure } from '../../../ui/loading/LoadFailure';
import { ServicePicture } from '../../../ui/pictures/ServicePicture';
import { RecordCreate } from '../../../ui/views';
import { useGiveServices } from './useGiveServices';
import { useNavigateToUsers } from '../list/listLocation';
import { toNewUser, roleFlags, toUserFormValues } from '../account/userForms';
import {
  AccountProblems,
  EmailInput,
  NameInputs,
  PictureInput,
  RoleInputs,
  switchGrid,
} from '../account/UserInputs';
import { UserPage } from '../account/UserPage';
import { useServices } from '../account/services';
import { newUserRules, passwordFields } from '../account/userRules';
import { NewPasswordInputs } from '../../../ui/inputs/NewPasswordInput';
import { useUserFormErrors } from '../account/usersCache';

const defaultValues = { ...toUserFormValues({ is_active: true }), services: {} };
const fieldOrder = ['email', 'password', 'confirm_password', ...nameFields, 'picture', ...roleFlags];

/** Spec 2 §2.3. */
const UserCreate = () => {
  const t = useTranslate();
  const back = useNavigateToUsers();
  const { mayGive, onCreated, dialog } = useGiveServices();
  return (
    <UserPage title={t('userPages.create.title')} description={t('userPages.create.line')}>
      <RecordCreate transform={toNewUser}>
        <RecordForm
          label={t('userPages.create.title')}
          defaultValues={defaultValues}
          onSaved={onCreated}
          onError={useUserFormErrors('createUser')}
        >
          <Stack sx={{ gap: 6 }}>
            <AccountProblems names={fieldOrder} />
            <FormSection title={t('userPages.create.account')}>
              <EmailInput body="createUser" rule={newUserRules.email} />
              <NewPasswordInputs {...passwordFields('createUser', newUserRules)} minLength={minPassword} />
              <NameInputs body="createUser" />
              <PictureInput />
            </FormSection>
            <FormSection title={t('userPages.roles')}>
              <RoleInputs flags={roleFlags} />
            </FormSection>
            {mayGive && (
              <FormSection title={t('userPages.services.title')}>
                <ServiceInputs />
              </FormSection>
            )}
          </Stack>
          <FormActions>
            <Button color="inherit" onClick={() => back()}>
              {t('userPages.back')}
            </Button>
            <FormSaveButton label="action.create" busyLabel="action.creating" />
          </FormActions>
          <UnsavedForm />
        </RecordForm>
      </RecordCreate>
      {dialog}
    </UserPage>
  );
};

export default UserCreate;

const ServiceInputs = () => {
  const t = useTranslate();
  const { getKeys, getName, getIcon, failure } = useServices();
  // One field, because a code name may have dots.
  const { name, value, onChange } = useField<ServiceFlags>({ source: 'services', label: '' });
  const offered = new Set([...creationServices, ...getKeys()]);
  offered.delete('project_hub');
  return (
    <>
      {failure && <LoadFailure {...failure} />}
      <Box sx={switchGrid}>
        {[...offered].map((key) => (
          <CheckboxField
            key={key}
            name={name}
            label={
              key === 'business_intelligence' ? t('userPages.services.businessIntelligence') : getName(key)
            }
            icon={<ServicePicture code={key} src={getIcon(key)} size={24} />}
            checked={value[key] ?? false}
            onChange={(isOn) => onChange({ ...value, [key]: isOn })}
          />
        ))}
      </Box>
    </>
  );
};
