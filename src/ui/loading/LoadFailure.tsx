import Alert, { alertClasses } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { FailureDetails } from '../FailureDetails';
import { useWait } from '../form/useCountdown';

export interface LoadFailureProps {
  title?: string | undefined;
  children: string;
  wait?: number | null;
  requestId?: string | null | undefined;
  isBusy: boolean;
  /** Omits the alert role. */
  isQuiet?: boolean;
  /** False if a toast or a live region around it announces the failure. */
  isAnnounced?: boolean;
  /** A message key. */
  retryLabel?: string;
  /** Accessible name of the button, if its label alone is ambiguous. */
  retryName?: string;
  onRetry: () => void;
}

/** Error panel with a Retry button. */
export const LoadFailure = (props: LoadFailureProps) => {
  const {
    title,
    children,
    wait = null,
    requestId,
    isBusy,
    isQuiet = false,
    isAnnounced = !isQuiet,
    retryLabel = 'action.retry',
    retryName,
    onRetry,
  } = props;
  const t = useTranslate();
  const secondsLeft = useWait(wait);
  const retry = t(retryLabel);
  return (
    <Alert
      severity={isQuiet ? 'info' : 'error'}
      role={isAnnounced ? 'alert' : 'none'}
      variant="outlined"
      // Puts the button below the text on narrow screens, where the text would be squeezed.
      sx={{ flexWrap: 'wrap', [`& .${alertClasses.message}`]: { flex: '1 1 8rem' } }}
      action={
        // Not disabled while busy, because a disabled button loses the focus.
        <Button
          color="inherit"
          disabled={secondsLeft > 0}
          aria-label={retryName}
          aria-busy={isBusy}
          onClick={() => isBusy || onRetry()}
        >
          {secondsLeft > 0 ? t('ui.wait.label', { label: retry, seconds: secondsLeft }) : retry}
        </Button>
      }
    >
      {title && <AlertTitle>{title}</AlertTitle>}
      {isQuiet ? <output>{children}</output> : <div>{children}</div>}
      <FailureDetails requestId={requestId} />
    </Alert>
  );
};
