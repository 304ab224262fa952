import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { keyframes } from '@mui/material/styles';
import { useTranslate, type NotificationPayload } from 'ra-core';
import { useState, useEffect, useEffectEvent, useRef } from 'react';
import { FailureDetails } from '../FailureDetails';
import { useCountdown } from '../form/useCountdown';

const icons = { success: CheckCircleOutline, error: ErrorOutline, warning: WarningAmber, info: InfoOutlined };
const fadeIn = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export interface ToastAction {
  label: string;
  onClick: () => void;
}

/** Options of `notify`, as the portal calls it. */
interface ToastOptions {
  messageArgs?: Record<string, unknown>;
  reason?: { message: string; messageArgs: object } | null;
  requestId?: string | null;
  wait?: number | null;
  undoable?: boolean;
  action?: ToastAction | readonly ToastAction[];
  autoHideDuration?: number | null;
}

interface ToastProps {
  payload: NotificationPayload;
  onClose: () => void;
  onUndo: () => void;
}

export const Toast = ({ payload, onClose, onUndo }: ToastProps) => {
  const t = useTranslate();
  const { message, type } = payload;
  const options: ToastOptions = payload.notificationOptions ?? {};
  const { messageArgs, reason, requestId, undoable, action = [] } = options;
  const wait = options.wait ?? 0;
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useTimer(toastDuration(type, wait, options), isHovered || isFocused, onClose);
  const Icon = icons[type];
  const buttons = [action].flat().map(({ label, onClick }) => ({
    label,
    onClick: () => {
      onClose();
      onClick();
    },
  }));
  if (undoable) buttons.unshift({ label: 'ui.toast.undo', onClick: onUndo });

  return (
    <Box
      {...(type === 'error' ? { role: 'alert' } : {})}
      data-toast={type}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      sx={{
        display: 'flex',
        alignItems: 'start',
        gap: 3,
        mb: 2,
        p: 3,
        pointerEvents: 'auto',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        boxShadow: 3,
        animation: `${fadeIn} 150ms ease-out`,
      }}
    >
      <Icon titleAccess={t(`ui.toast.type.${type}`)} color={type} />
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.5, typography: 'body2', overflowWrap: 'anywhere' }}>
        <div>{typeof message === 'string' ? t(message, truncateNames(messageArgs)) : message}</div>
        {reason && <Box sx={{ color: 'text.secondary' }}>{t(reason.message, reason.messageArgs)}</Box>}
        <Wait seconds={wait} />
        <FailureDetails requestId={requestId} />
      </Box>
      {buttons.map(({ label, onClick }) => (
        <Button key={label} size="small" onClick={onClick} sx={{ minHeight: 0, my: -0.5 }}>
          {t(label)}
        </Button>
      ))}
      <IconButton size="small" aria-label={t('ui.toast.close')} onClick={onClose} sx={{ m: -1 }}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};

/** Hidden from screen readers, because the sentence of the alert states the seconds. */
const Wait = ({ seconds }: { seconds: number }) => {
  const t = useTranslate();
  const [secondsLeft] = useCountdown(seconds);
  return (
    secondsLeft > 0 && (
      <Box aria-hidden sx={{ color: 'text.secondary' }}>
        {t('ui.wait.about', { smart_count: secondsLeft })}
      </Box>
    )
  );
};

/** About one line of a toast. */
const maxNameLength = 40;

const truncateNames = (args: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Object.entries(args).map(([key, text]) => {
      const isLong = /^(name|email)$/.test(key) && typeof text === 'string' && text.length > maxNameLength;
      return [key, isLong ? `${text.slice(0, maxNameLength)}…` : text];
    }),
  );

const useTimer = (ms: number | null, isPaused: boolean, onEnd: () => void) => {
  const remainingMs = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (remainingMs.current === null || isPaused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(0, (remainingMs.current ?? 0) - (Date.now() - startedAt));
    };
  }, [isPaused]);
};

/** In ms, where they are not the default (spec 1 §9). */
const durations: Partial<Record<string, number>> = { success: 3000, warning: 4000, info: 3000 };
const defaultDuration = 5000;

/** A toast that counts a wait stays as long. */
const toastDuration = (type: string, wait: number, { autoHideDuration, undoable }: ToastOptions) => {
  if (autoHideDuration !== undefined) return autoHideDuration;
  const duration = undoable ? defaultDuration : (durations[type] ?? defaultDuration);
  return Math.max(duration, wait * 1000);
};
