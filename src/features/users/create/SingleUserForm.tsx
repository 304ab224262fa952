import { Link as MuiLink, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { useRefusal } from '../../../api/useNotifyError';
import { paths } from '../../../paths';
import { AskBeforeClosing, type Closing } from '../../../ui/form/AskBeforeClosing';
import { CancelButton, SaveButton } from '../../../ui/form/FormButtons';
import { RecordForm } from '../../../ui/form/RecordForm';
import { PasswordInput } from '../../../ui/inputs/PasswordInput';
import { TextInput } from '../../../ui/inputs/TextInput';
import { singleUser } from '../userForms';
import { requiredBy } from '../userRules';
import { Create } from '../../../ui/views';
import { singleUserProblems, type SingleUserField } from './singleUser';

interface SingleUserFormProps {
  closing: Ref<Closing>;
  onClose: () => void;
  onCreated: (id: number) => void;
  onBusy: (isBusy: boolean) => void;
}

const empty = { email: '', password: '', first_name: '', last_name: '' };

const input = (source: SingleUserField) => ({
  source,
  label: `users.single.${source}`,
  validate: requiredBy(singleUserProblems, source),
});

/** One new user: active, neither staff nor superuser (spec 2 §5). */
export const SingleUserForm = ({ closing, onClose, onCreated, onBusy }: SingleUserFormProps) => {
  const t = useTranslate();
  return (
    <Create
      transform={singleUser}
      mutationOptions={{ onMutate: () => onBusy(true), onSettled: () => onBusy(false) }}
    >
      <RecordForm
        label={t('users.addUser.single')}
        defaultValues={empty}
        saved="users.single.done"
        onSaved={({ id }) => {
          if (typeof id === 'number') onCreated(id);
          onClose();
        }}
        onRefused={useRefusal('createUser')}
      >
        <Stack sx={{ gap: 5 }}>
          <TextInput {...input('email')} type="email" inputMode="email" autoComplete="off" />
          <PasswordInput {...input('password')} />
          <TextInput {...input('first_name')} autoComplete="off" />
          <TextInput {...input('last_name')} autoComplete="off" />
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'flex-end' }}
          >
            <MuiLink component={Link} to={paths.userCreate} variant="body2" sx={{ flex: '1 1 12rem' }}>
              {t('users.addUser.fullPage')}
            </MuiLink>
            <CancelButton onClick={onClose} />
            <SaveButton label="action.create" busyLabel="action.creating" />
          </Stack>
        </Stack>
        <AskBeforeClosing ref={closing} onClose={onClose} />
      </RecordForm>
    </Create>
  );
};
