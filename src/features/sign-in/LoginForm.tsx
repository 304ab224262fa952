import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { signInProblems } from '../../model/sign-in/signInForm';
import { PasswordField } from '../../ui/inputs/PasswordField';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/inputs/TextField';

interface LoginFormProps {
  busy: boolean;
  wait: number;
  onBegin: () => void;
  onSubmit: (email: string, password: string) => Promise<void>;
}

/** E-mail and password. Problems show once a submission found them, and go as they are mended. */
export const LoginForm = ({ busy, wait, onBegin, onSubmit }: LoginFormProps) => {
  const t = useTranslate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Whoever was faster than the script may be typing the password by now.
    if (document.activeElement !== passwordField.current) emailField.current?.focus();
  }, []);

  const isBegun = email !== '' || password !== '';
  useEffect(() => {
    if (isBegun) onBegin();
  }, [isBegun, onBegin]);

  const problems = isChecked ? signInProblems(email, password) : {};
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = signInProblems(email, password);
    setChecked(true);
    if (found.email) emailField.current?.focus();
    else if (found.password) passwordField.current?.focus();
    else void onSubmit(email.trim(), password);
  };

  return (
    <Stack component="form" method="dialog" noValidate onSubmit={submit} sx={{ gap: 5 }}>
      <TextField
        ref={emailField}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        label={t('signIn.email')}
        value={email}
        onChange={setEmail}
        error={problems.email && t(problems.email)}
      />
      <PasswordField
        ref={passwordField}
        name="password"
        autoComplete="current-password"
        label={t('signIn.password')}
        value={password}
        onChange={setPassword}
        error={problems.password && t(problems.password)}
      />
      <SubmitButton
        fullWidth
        label={t('signIn.submit')}
        busyLabel={t('signIn.submitting')}
        busy={busy}
        wait={wait}
      />
    </Stack>
  );
};
