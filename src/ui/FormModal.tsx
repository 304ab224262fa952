import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { Modal, type ModalProps } from './Modal';

/** A dialog with a form. Escape or a click beside it asks first where something typed would be lost. */
export const FormModal = ({ isDirty, ...modal }: ModalProps & { isDirty: boolean }) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Modal {...modal} onClose={() => (isDirty ? setAsking(true) : modal.onClose())} />
      <ConfirmDialog
        open={isAsking}
        type="danger"
        title="ui.unsaved.title"
        message="ui.unsaved.inDialog"
        confirm="ui.unsaved.leave"
        cancel="ui.unsaved.stay"
        onConfirm={modal.onClose}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};
