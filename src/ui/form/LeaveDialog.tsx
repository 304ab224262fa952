import { ConfirmDialog, type ConfirmDialogProps } from '../dialogs/ConfirmDialog';
import { useLeaveGuard } from './leaveGuard';

interface LeaveDialogProps extends Pick<ConfirmDialogProps, 'type' | 'args'> {
  enabled: boolean;
  mayLeave?: Parameters<typeof useLeaveGuard>[1];
  /** Prefix of the message keys `title`, `message`, `leave` and `stay`. */
  text: string;
  onLeave?: () => void;
}

/** Asks before the page is left, while enabled. */
export const LeaveDialog = ({ enabled, mayLeave, text, onLeave, ...rest }: LeaveDialogProps) => {
  const blocker = useLeaveGuard(enabled, mayLeave);
  return (
    <ConfirmDialog
      {...rest}
      open={blocker !== null}
      title={`${text}.title`}
      message={`${text}.message`}
      confirm={`${text}.leave`}
      cancel={`${text}.stay`}
      onConfirm={() => {
        onLeave?.();
        blocker?.proceed?.();
      }}
      onCancel={() => blocker?.reset?.()}
    />
  );
};
