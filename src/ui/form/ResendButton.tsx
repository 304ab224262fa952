import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useSubmission } from './useSubmission';

interface ResendButtonProps {
  label: string;
  seconds?: number;
  isFirst?: boolean;
  onResend: () => Promise<number | null>;
}

export const ResendButton = ({ label, seconds = 60, isFirst = false, onResend }: ResendButtonProps) => {
  const t = useTranslate();
  const { busy, wait, submit } = useSubmission(isFirst ? 0 : seconds);
  const waitLabel = wait > 0 ? t('ui.wait.label', { label, seconds: wait }) : label;
  return (
    <Button
      variant="text"
      disabled={busy || wait > 0}
      aria-busy={busy}
      onClick={() => void submit(async () => (await onResend()) ?? seconds)}
      sx={{ marginInlineStart: -2, whiteSpace: 'nowrap', '&.Mui-disabled': { color: 'text.secondary' } }}
    >
      {busy ? t('action.sending') : waitLabel}
    </Button>
  );
};
