import { Button, Link as MuiLink, Stack } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { fieldSentences } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useTellFailure } from '../../../api/useTellFailure';
import { singleUserProblems } from '../../../model/singleUser';
import { paths } from '../../../paths';
import { PasswordInput } from '../../../ui/PasswordInput';
import { SubmitButton } from '../../../ui/SubmitButton';
import { TextInput } from '../../../ui/TextInput';
import { useFields } from '../../../ui/useFields';
import { useSubmission } from '../../../ui/useSubmission';
import { useUsersChanged } from '../fields/useUsersChanged';

interface SingleUserFormProps {
  onClose: () => void;
  onCreated: (id: number) => void;
  onBusy: (isBusy: boolean) => void;
}

const empty = { email: '', password: '', first_name: '', last_name: '' };
const toldUnderFields = ['email', 'password', 'first_name', 'last_name'] as const;

/** One new user: active, neither staff nor superuser (spec 2 §5). */
export const SingleUserForm = ({ onClose, onCreated, onBusy }: SingleUserFormProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const data = useData();
  const tell = useTellFailure();
  const usersChanged = useUsersChanged();
  const { values, bind, check, refuse } = useFields(empty, singleUserProblems);
  const { busy, wait, submit } = useSubmission();

  const save = async () => {
    onBusy(true);
    try {
      const user = await data.createAccount(values);
      notify('users.single.done', { type: 'success' });
      void usersChanged();
      if (user) onCreated(user.id);
      onClose();
    } finally {
      onBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    void submit(save, (error) => {
      const sentences = fieldSentences(error, toldUnderFields);
      refuse(sentences);
      return tell('createUser', error, Object.values(sentences));
    });
  };

  return (
    <Stack
      component="form"
      noValidate
      aria-label={t('users.addUser.single')}
      onSubmit={onSubmit}
      sx={{ gap: 5 }}
    >
      <TextInput
        {...bind('email')}
        label={t('users.single.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
      />
      <PasswordInput
        {...bind('password')}
        label={t('users.single.password')}
        required
        autoComplete="new-password"
      />
      <TextInput
        {...bind('first_name')}
        label={t('users.single.first_name')}
        required
        autoComplete="off"
        maxLength={150}
      />
      <TextInput
        {...bind('last_name')}
        label={t('users.single.last_name')}
        required
        autoComplete="off"
        maxLength={150}
      />
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'flex-end' }}
      >
        <MuiLink component={Link} to={paths.userCreate} variant="body2" sx={{ flex: '1 1 12rem' }}>
          {t('users.addUser.fullPage')}
        </MuiLink>
        <Button color="inherit" disabled={busy} onClick={onClose}>
          {t('users.addUser.cancel')}
        </Button>
        <SubmitButton
          label={t('users.single.submit')}
          busyLabel={t('users.single.submitting')}
          busy={busy}
          wait={wait}
        />
      </Stack>
    </Stack>
  );
};
