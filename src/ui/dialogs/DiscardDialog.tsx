import { ConfirmDialog } from './ConfirmDialog';

interface DiscardDialogProps {
  open: boolean;
  message: string;
  onDiscard: () => void;
  onStay: () => void;
}

export const DiscardDialog = ({ open, message, onDiscard, onStay }: DiscardDialogProps) => (
  <ConfirmDialog
    open={open}
    type="danger"
    title="ui.unsaved.title"
    message={message}
    confirm="ui.unsaved.leave"
    cancel="ui.unsaved.stay"
    onConfirm={onDiscard}
    onCancel={onStay}
  />
);
