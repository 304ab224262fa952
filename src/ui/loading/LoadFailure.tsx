import Alert, { alertClasses } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { FailureDetails } from '../FailureDetails';
import { useCountdown } from '../form/useCountdown';

export interface LoadFailureProps {
  title?: string | undefined;
  children: string;
  wait?: number | null;
  requestId?: string | null;
  isBusy: boolean;
  /** Says it without an alert. */
  isQuiet?: boolean;
  /** A message key, shown besides after the first failure and after each manual retry (spec 2 §8). */
  toast?: string;
  /** A message key. */
  retryLabel?: string;
  onRetry: () => void;
}

/** The one panel for what failed and can be tried again. */
export const LoadFailure = (props: LoadFailureProps) => {
  const {
    title,
    children,
    wait = null,
    requestId,
    isBusy,
    isQuiet = false,
    toast,
    retryLabel = 'action.retry',
    onRetry,
  } = props;
  const t = useTranslate();
  const [left, start] = useCountdown(wait ?? 0);
  const [started, setStarted] = useState(wait);
  if (started !== wait) {
    setStarted(wait);
    start(wait);
  }
  const notify = useNotify();
  const isToastDue = useRef(true);
  useEffect(() => {
    if (!toast || isBusy || !isToastDue.current) return;
    isToastDue.current = false;
    notify(toast, { type: 'error' });
  }, [toast, isBusy, notify]);
  const retryManually = () => {
    isToastDue.current = true;
    onRetry();
  };
  const retry = t(retryLabel);
  return (
    <Alert
      severity={isQuiet ? 'info' : 'error'}
      role={isQuiet ? 'none' : 'alert'}
      variant="outlined"
      // Puts the button below the text on narrow screens, where the text would become a column of syllables.
      sx={{ flexWrap: 'wrap', [`& .${alertClasses.message}`]: { flex: '1 1 8rem' } }}
      action={
        // Disabled while it is busy, it would lose the focus.
        <Button
          color="inherit"
          disabled={left > 0}
          aria-busy={isBusy}
          onClick={() => isBusy || retryManually()}
        >
          {left > 0 ? t('ui.wait.label', { label: retry, seconds: left }) : retry}
        </Button>
      }
    >
      {title && <AlertTitle>{title}</AlertTitle>}
      {isQuiet ? <output>{children}</output> : <div>{children}</div>}
      <FailureDetails requestId={requestId} />
    </Alert>
  );
};
