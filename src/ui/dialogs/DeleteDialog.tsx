import { useDelete, useNotify, useRecordContext, useResourceContext } from 'ra-core';
import { ConfirmDialog } from './ConfirmDialog';

interface DeleteDialogProps {
  /** Message keys. */
  title?: string;
  message: string;
  deleted: string;
  args: Record<string, string>;
  onFailed: (error: unknown) => void;
  onClose: () => void;
  onDeleted?: () => Promise<void>;
}

export const DeleteDialog = (props: DeleteDialogProps) => {
  const { title = 'ui.confirm.deletion', message, deleted, args, onFailed, onClose, onDeleted } = props;
  const notify = useNotify();
  const resource = useResourceContext();
  const record = useRecordContext();
  const [remove] = useDelete();
  const onConfirm = async () => {
    try {
      await remove(resource, { id: record?.id, previousData: record }, { returnPromise: true });
      notify(deleted, { type: 'success' });
      if (onDeleted) await onDeleted();
      else onClose();
    } catch (error) {
      onFailed(error);
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
