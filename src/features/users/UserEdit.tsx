import { Button, Skeleton } from '@mui/material';
import { EditBase, useEditContext, useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import type { UserRecord } from '../../model/users/userRecord';
import { editedUser, typedUserOf } from './userForms';
import { SaveButton } from '../../ui/form/FormButtons';
import { RecordForm } from '../../ui/form/RecordForm';
import { UnsavedForm } from '../../ui/form/UnsavedForm';
import { EditUserInputs } from './EditUserInputs';
import { FormActions } from './FormActions';
import { isUserId, LoadedUser, NoUser } from './LoadedUser';
import { useBackToList } from './useBackToList';
import { UserPage } from './UserPage';
import { useToUsers } from './useToUsers';
import { useUserRefusal } from './useUserRefusal';
import { useUsersChanged } from './usersCache';

/** The page is written by POST, to the address that the details patch (spec 2 §7). */
const meta = { method: 'POST' };
/** What the navigation brought along may be old, so the account is always loaded. */
const alwaysLoaded = { meta, gcTime: 0, onError: () => undefined };

/** Edit User (spec 2 §2.4). */
const UserEdit = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  return (
    <UserPage title={t('userPages.edit.title')}>
      {isUserId(id) ? (
        <EditBase
          key={id}
          id={id}
          mutationMode="pessimistic"
          redirect={false}
          disableAuthentication
          queryOptions={alwaysLoaded}
          mutationOptions={{ meta }}
          transform={editedUser}
        >
          <UserEditForm />
        </EditBase>
      ) : (
        <NoUser />
      )}
    </UserPage>
  );
};

const skeleton = (
  <>
    <Skeleton variant="rounded" height={420} sx={{ mb: 6 }} />
    <Skeleton variant="rounded" height={220} />
  </>
);

const UserEditForm = () => {
  const t = useTranslate();
  const { back } = useBackToList();
  const toUsers = useToUsers();
  const usersChanged = useUsersChanged();
  const onRefused = useUserRefusal('editAccount');
  const onSaved = () => {
    void usersChanged();
    toUsers();
  };
  return (
    <LoadedUser loading={useEditContext<UserRecord>()} skeleton={skeleton}>
      {(user) => (
        <RecordForm
          label={t('userPages.edit.title')}
          record={typedUserOf(user)}
          saved="userPages.edit.done"
          onSaved={onSaved}
          onRefused={onRefused}
        >
          <EditUserInputs user={user} />
          <FormActions>
            <Button color="inherit" onClick={back}>
              {t('userPages.back')}
            </Button>
            <SaveButton label="userPages.edit.submit" busyLabel="userPages.edit.submitting" />
          </FormActions>
          <UnsavedForm />
        </RecordForm>
      )}
    </LoadedUser>
  );
};

export default UserEdit;
