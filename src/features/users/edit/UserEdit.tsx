import { Button, Card, Skeleton, Stack } from '@mui/material';
import { useEditContext, useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { useUser } from '../../../auth/useAuth';
import { isId } from '../../../model/text';
import type { UserRecord } from '../../../model/users/userRecord';
import { FormActions, FormSaveButton } from '../../../ui/form/FormButtons';
import { RecordForm } from '../../../ui/form/RecordForm';
import { UnsavedForm } from '../../../ui/form/UnsavedForm';
import { minGivenPassword } from '../../../model/users/accountRules';
import { DayInput } from '../../../ui/inputs/DayField';
import { useBackToList, useNavigateToUsers } from '../list/listLocation';
import { toEditedUser, mayChangeSignIn, roleFlags, toUserFormValues } from '../account/userForms';
import { AccountFields } from '../account/UserInputs';
import { LoadedUser, UserNotFound, UserPage } from '../account/UserPage';
import { editRules, passwordFields } from '../account/userRules';
import { NewPasswordInputs } from '../../../ui/inputs/NewPasswordInput';
import { RecordEdit } from '../../../ui/views';
import { useSaveWithProof } from '../account/useSaveWithProof';
import { useUserFormErrors, useRefetchUsers } from '../account/usersCache';

/** Saves with POST, unlike the details tab, which uses PATCH (spec 2 §7). */
const meta = { request: { method: 'POST' } };
/** Not cached, so that the form never starts from a stale record. */
const queryOptions = { meta, gcTime: 0, onError: () => undefined };

/** Spec 2 §2.4. */
const UserEdit = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  return (
    <UserPage isWide title={t('userPages.edit.title')}>
      {isId(id) ? (
        <RecordEdit key={id} id={id} queryOptions={queryOptions} mutationOptions={{ meta }}>
          <UserEditForm />
        </RecordEdit>
      ) : (
        <UserNotFound />
      )}
    </UserPage>
  );
};

const skeleton = <Skeleton variant="rounded" sx={{ height: { xs: 900, sm: 600 } }} />;

const UserEditForm = () => {
  const t = useTranslate();
  const me = useUser();
  const { back } = useBackToList();
  const navigateToUsers = useNavigateToUsers();
  const refetchUsers = useRefetchUsers();
  const onError = useUserFormErrors('editAccount');
  const { save, dialog } = useSaveWithProof(toEditedUser);
  const onSaved = () => {
    void refetchUsers();
    navigateToUsers();
  };
  return (
    <LoadedUser query={useEditContext<UserRecord>()} skeleton={skeleton}>
      {(user) => (
        <>
          <RecordForm
            label={t('userPages.edit.title')}
            record={toUserFormValues(user)}
            save={save}
            successMessage="userPages.edit.done"
            onSaved={onSaved}
            onError={onError}
          >
            <Card sx={{ p: { xs: 4, sm: 6 } }}>
              <Stack sx={{ gap: 4 }}>
                <AccountFields
                  user={user}
                  body="editUser"
                  emailRule={editRules.email}
                  flags={roleFlags}
                  readOnly={false}
                >
                  <DayInput
                    source="verified_until"
                    label="userPages.field.verified_until"
                    validate={editRules.verified_until}
                  />
                  {mayChangeSignIn(me, user) && (
                    <NewPasswordInputs
                      {...passwordFields('editUser', editRules)}
                      minLength={minGivenPassword}
                      help={t('userPages.edit.passwordHelp')}
                    />
                  )}
                </AccountFields>
              </Stack>
            </Card>
            <FormActions>
              <Button color="inherit" onClick={back}>
                {t('userPages.back')}
              </Button>
              <FormSaveButton label="action.update" busyLabel="action.updating" />
            </FormActions>
            <UnsavedForm />
          </RecordForm>
          {dialog}
        </>
      )}
    </LoadedUser>
  );
};

export default UserEdit;
