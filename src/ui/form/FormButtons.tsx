import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { SubmitButton } from './SubmitButton';
import { useFormSubmission } from './FormContext';

interface SaveButtonProps {
  /** Message keys, with the values that they name in `args`. */
  label: string;
  busyLabel: string;
  args?: Record<string, string | number>;
  disabled?: boolean | undefined;
}

export const SaveButton = ({ label, busyLabel, args = {}, disabled = false }: SaveButtonProps) => {
  const t = useTranslate();
  const { busy, wait } = useFormSubmission();
  return (
    <SubmitButton
      label={t(label, args)}
      busyLabel={t(busyLabel)}
      busy={busy}
      wait={wait}
      disabled={disabled}
    />
  );
};

interface CancelButtonProps {
  onClick: () => void;
  /** A message key. */
  label?: string | undefined;
}

export const CancelButton = ({ onClick, label = 'action.cancel' }: CancelButtonProps) => {
  const t = useTranslate();
  const { busy } = useFormSubmission();
  return (
    <Button color="inherit" disabled={busy} onClick={onClick}>
      {t(label)}
    </Button>
  );
};
