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
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isDisabled = busy || wait > 0 || disabled;
  useRestoreFocus(buttonRef, isDisabled);
  return (
    <>
      <Button
        ref={buttonRef}
        type="submit"
        variant="contained"
        {...rest}
        disabled={isDisabled}
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

/** Restores the focus that a button loses when it is disabled. */
const useRestoreFocus = (buttonRef: RefObject<HTMLButtonElement | null>, isDisabled: boolean) => {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // The browser drops the focus only after this effect.
    if (isDisabled) {
      hadFocus.current ||= document.activeElement === buttonRef.current;
      return;
    }
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (hadFocus.current && isFocusLost) buttonRef.current?.focus();
    hadFocus.current = false;
  }, [buttonRef, isDisabled]);
};

const stepSeconds = 10;

/** Announces the wait only every ten seconds. */
const WaitStatus = ({ seconds }: { seconds: number }) => {
  const t = useTranslate();
  const [hasWaited, setHasWaited] = useState(false);
  if (seconds > 0 && !hasWaited) setHasWaited(true);

  const roundedSeconds = Math.ceil(seconds / stepSeconds) * stepSeconds;
  const text = seconds > 0 ? t('ui.wait.about', { smart_count: roundedSeconds }) : t('ui.wait.over');
  return (
    <span aria-live="polite" style={visuallyHidden}>
      {hasWaited ? text : ''}
    </span>
  );
};
