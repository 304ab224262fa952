import type { ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { ReactNode, SubmitEvent } from 'react';
import { SubmitButton } from './SubmitButton';

interface PublicFormProps {
  form: { onSubmit: (event: SubmitEvent) => void; busy: boolean; wait: number };
  submit: string;
  submitting: string;
  onClick?: ButtonProps['onClick'];
  links?: ReactNode;
  children: ReactNode;
}

/** `method="dialog"` keeps the browser from sending the form before the script has loaded. */
export const PublicForm = ({ form, submit, submitting, onClick, links, children }: PublicFormProps) => {
  const t = useTranslate();
  const { onSubmit, busy, wait } = form;
  return (
    <Stack component="form" method="dialog" noValidate onSubmit={onSubmit} sx={{ gap: 5 }}>
      {children}
      <SubmitButton
        fullWidth
        label={t(submit)}
        busyLabel={t(submitting)}
        busy={busy}
        wait={wait}
        onClick={onClick}
      />
      {links}
    </Stack>
  );
};

export const LinkRow = ({ children }: { children: ReactNode }) => (
  <Stack
    direction="row"
    sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 4 }}
  >
    {children}
  </Stack>
);
