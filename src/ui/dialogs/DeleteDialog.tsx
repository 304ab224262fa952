import { useDelete, useNotify, useRecordContext, useResourceContext } from 'ra-core';
import { ConfirmDialog } from './ConfirmDialog';

interface DeleteDialogProps {
  /** Message keys. */
  title: string;
  message: string;
  confirm: string;
  deleted: string;
  args: Record<string, string>;
  onFailed: (error: unknown) => void;
  onClose: () => void;
  onDeleted?: () => Promise<void>;
}

export const DeleteDialog = (props: DeleteDialogProps) => {
  const { deleted, onFailed, onClose, onDeleted, ...question } = props;
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
  return <ConfirmDialog open type="danger" {...question} onConfirm={onConfirm} onCancel={onClose} />;
};
