import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { FailureDetails } from '../FailureDetails';
import { SubmitButton } from './SubmitButton';

interface PublicFormProps {
  form: {
    onSubmit: (event: SubmitEvent) => void;
    busy: boolean;
    wait: number;
    requestId: string | null;
  };
  submit: string;
  submitting: string;
  links?: ReactNode;
  children: ReactNode;
}

/** `method="dialog"` keeps the browser from sending the form before the script has loaded. */
export const PublicForm = ({ form, submit, submitting, links, children }: PublicFormProps) => {
  const t = useTranslate();
  const { onSubmit, busy, wait, requestId } = form;
  return (
    <Stack
      component="form"
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      onKeyDown={ignoreRepeatedEnter}
      sx={{ gap: 5 }}
    >
      {children}
      <SubmitButton fullWidth label={t(submit)} busyLabel={t(submitting)} busy={busy} wait={wait} />
      <FailureDetails requestId={requestId} />
      {links}
    </Stack>
  );
};

/** An alert, because the focus may already be in its field. */
export const ServerError = ({ children }: { children: string }) => <span role="alert">{children}</span>;

/** A held Enter key would also submit the next screen. */
const ignoreRepeatedEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
};

export const LinkRow = ({ children }: { children: ReactNode }) => (
  <Stack
    direction="row"
    sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 4 }}
  >
    {children}
  </Stack>
);
