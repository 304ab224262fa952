import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { SubmitButton } from './SubmitButton';
import { useFormSubmission } from './FormContext';

/** Submits the form around it; label and busy label are message keys. */
export const SaveButton = ({ label, busyLabel }: { label: string; busyLabel: string }) => {
  const t = useTranslate();
  const { busy, wait } = useFormSubmission();
  return <SubmitButton label={t(label)} busyLabel={t(busyLabel)} busy={busy} wait={wait} />;
};

export const CancelButton = ({ onClick }: { onClick: () => void }) => {
  const t = useTranslate();
  const { busy } = useFormSubmission();
  return (
    <Button color="inherit" disabled={busy} onClick={onClick}>
      {t('ui.confirm.cancel')}
    </Button>
  );
};
