import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCountdown } from './useCountdown';

interface ResendButtonProps {
  label: string;
  seconds?: number;
  isFirst?: boolean;
  onResend: () => Promise<number | null>;
}

export const ResendButton = ({ label, seconds = 60, isFirst = false, onResend }: ResendButtonProps) => {
  const t = useTranslate();
  const [secondsLeft, start] = useCountdown(isFirst ? 0 : seconds);
  const [busy, setBusy] = useState(false);

  const resend = async () => {
    setBusy(true);
    try {
      start((await onResend()) ?? seconds);
    } finally {
      setBusy(false);
    }
  };

  const waitLabel = secondsLeft > 0 ? t('ui.wait.label', { label, seconds: secondsLeft }) : label;
  return (
    <Button
      variant="text"
      disabled={busy || secondsLeft > 0}
      aria-busy={busy}
      onClick={() => void resend()}
      sx={{ marginInlineStart: -2, whiteSpace: 'nowrap', '&.Mui-disabled': { color: 'text.secondary' } }}
    >
      {busy ? t('action.sending') : waitLabel}
    </Button>
  );
};
