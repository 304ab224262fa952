import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useCountdown } from '../../ui/form/useCountdown';

interface Props {
  onRetry: () => void;
  /** Seconds that the server asked to wait at `since` (ms since 1970), or null. */
  wait: number | null;
  since: number;
  variant?: 'contained' | 'text';
  name?: string;
}

/** Tries again, not before the server takes another attempt. */
export const RetryButton = ({ onRetry, wait, since, variant = 'text', name }: Props) => {
  const t = useTranslate();
  const [seconds] = useState(() => Math.max(0, (wait ?? 0) - Math.floor((Date.now() - since) / 1000)));
  const [left] = useCountdown(seconds);
  return (
    <SubmitButton
      type="button"
      variant={variant}
      color={variant === 'text' ? 'inherit' : 'primary'}
      label={t('shell.retry')}
      busyLabel={t('dashboard.error.retrying')}
      wait={left}
      onClick={onRetry}
      {...(name ? { 'aria-label': name } : {})}
    />
  );
};
