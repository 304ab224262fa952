import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useLayoutEffect, useRef, type RefObject, useState } from 'react';
import { BusyLabel } from './BusyLabel';
import { visuallyHidden } from '../styles';

interface SubmitButtonProps extends Omit<ButtonProps, 'children' | 'ref' | 'sx'> {
  label: string;
  busyLabel: string;
  busy?: boolean;
  wait?: number;
}

export const SubmitButton = ({
  label,
  busyLabel,
  busy = false,
  wait = 0,
  disabled = false,
  ...rest
}: SubmitButtonProps) => {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const isClosed = busy || wait > 0 || disabled;
  useRestoreFocus(button, isClosed);
  return (
    <>
      <Button
        ref={button}
        type="submit"
        variant="contained"
        {...rest}
        disabled={isClosed}
        aria-busy={busy}
        sx={{ '&.Mui-disabled': { color: 'text.secondary' } }}
      >
        {wait > 0 && !busy ? (
          t('ui.wait.label', { label, seconds: wait })
        ) : (
          <BusyLabel label={label} busyLabel={busyLabel} busy={busy} />
        )}
      </Button>
      <WaitStatus seconds={wait} />
    </>
  );
};

/** Restores the focus that the browser takes from a disabled button. */
const useRestoreFocus = (button: RefObject<HTMLButtonElement | null>, isClosed: boolean) => {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // The browser drops the focus only after this effect.
    if (isClosed) {
      hadFocus.current ||= document.activeElement === button.current;
      return;
    }
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (hadFocus.current && isNowhere) button.current?.focus();
    hadFocus.current = false;
  }, [button, isClosed]);
};

const stepSeconds = 10;

/** Announces the wait only every ten seconds. */
const WaitStatus = ({ seconds }: { seconds: number }) => {
  const t = useTranslate();
  const [hasWaited, setHasWaited] = useState(false);
  if (seconds > 0 && !hasWaited) setHasWaited(true);

  const about = Math.ceil(seconds / stepSeconds) * stepSeconds;
  const text = seconds > 0 ? t('ui.wait.about', { smart_count: about }) : t('ui.wait.over');
  return (
    <span aria-live="polite" style={visuallyHidden}>
      {hasWaited ? text : ''}
    </span>
  );
};
