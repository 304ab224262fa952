import { useDelete, useNotify, useRecordContext, useResourceContext } from 'ra-core';
import { ConfirmDialog } from './ConfirmDialog';

interface DeleteDialogProps {
  /** Message keys. */
  title?: string;
  message: string;
  successMessage: string;
  args: Record<string, string>;
  /** Returns the seconds to wait, or null. */
  onError: (error: unknown) => number | null;
  onClose: () => void;
  onDeleted?: () => Promise<void>;
}

export const DeleteDialog = (props: DeleteDialogProps) => {
  const { title = 'ui.confirm.deletion', message, successMessage, args, onError, onClose, onDeleted } = props;
  const notify = useNotify();
  const resource = useResourceContext();
  const record = useRecordContext();
  const [deleteRecord] = useDelete();
  const onConfirm = async () => {
    try {
      await deleteRecord(resource, { id: record?.id, previousData: record }, { returnPromise: true });
      notify(successMessage, { type: 'success' });
      if (onDeleted) await onDeleted();
      else onClose();
      return null;
    } catch (error) {
      return onError(error);
    }
  };
  return (
    <ConfirmDialog
      open
      type="danger"
      title={title}
      message={message}
      args={args}
      confirm="action.delete"
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
};
