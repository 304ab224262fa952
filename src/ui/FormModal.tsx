import { useState } from 'react';
import { DiscardDialog } from './DiscardDialog';
import { Modal, type ModalProps } from './Modal';

/** A dialog with a form. Escape or a click beside it asks first where something typed would be lost. */
export const FormModal = ({ isDirty, ...modal }: ModalProps & { isDirty: boolean }) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Modal {...modal} onClose={() => (isDirty ? setAsking(true) : modal.onClose())} />
      <DiscardDialog
        open={isAsking}
        message="ui.unsaved.inDialog"
        onDiscard={modal.onClose}
        onStay={() => setAsking(false)}
      />
    </>
  );
};
