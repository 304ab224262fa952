import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { SubmitButton } from '../form/SubmitButton';
import { useSubmission } from '../form/useSubmission';
import { TitledDialog } from './TitledDialog';

const variants = {
  danger: { Icon: ErrorOutline, color: 'error' },
  warning: { Icon: WarningAmber, color: 'warning' },
  info: { Icon: InfoOutlined, color: 'primary' },
} as const;

export interface ConfirmDialogProps {
  open: boolean;
  /** A number is the seconds until another attempt. */
  onConfirm: () => void | Promise<unknown>;
  onCancel: () => void;
  type?: keyof typeof variants;
  /** Message keys, interpolated with `args`. */
  title?: string;
  message?: string;
  confirm?: string;
  cancel?: string;
  args?: Record<string, string | number>;
  /** Disables the confirmation, such as until a word is typed. */
  isBlocked?: boolean;
  children?: ReactNode;
}

/** Returned by hooks that need a confirmation; the caller adds the messages. */
export type Question = Pick<ConfirmDialogProps, 'args' | 'children' | 'onConfirm' | 'onCancel'>;

/** Puts the harmless button first and focuses it (spec 2 §2.9). */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, onConfirm, onCancel, type = 'warning', args = {}, isBlocked = false, children } = props;
  const { title = 'ui.confirm.title', message = 'ui.confirm.message' } = props;
  const { confirm = 'ui.confirm.confirm', cancel = 'action.cancel' } = props;
  const t = useTranslate();
  const { busy, wait, submit } = useSubmission();
  const { Icon, color } = variants[type];

  return (
    <TitledDialog
      open={open}
      onClose={onCancel}
      busy={busy}
      size="sm"
      role="alertdialog"
      title={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Icon aria-hidden color={color} />
          {t(title, args)}
        </Box>
      }
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- focuses the harmless button */}
          <Button autoFocus color="inherit" disabled={busy} onClick={onCancel}>
            {t(cancel)}
          </Button>
          <SubmitButton
            type="button"
            color={type === 'danger' ? 'error' : 'primary'}
            disabled={isBlocked}
            label={t(confirm, args)}
            busyLabel={t('ui.confirm.busy')}
            busy={busy}
            wait={wait}
            onClick={() => void submit(onConfirm)}
          />
        </>
      }
    >
      <Typography color="textSecondary">{t(message, args)}</Typography>
      {children}
    </TitledDialog>
  );
};
