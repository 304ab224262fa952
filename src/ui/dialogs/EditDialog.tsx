import { useState } from 'react';
import { DiscardDialog } from './DiscardDialog';
import { Dialog, type DialogProps } from './Dialog';

/** A dialog with a form. Escape or a click beside it asks first where something typed would be lost. */
export const EditDialog = ({ isDirty, ...modal }: DialogProps & { isDirty: boolean }) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Dialog {...modal} onClose={() => (isDirty ? setAsking(true) : modal.onClose())} />
      <DiscardDialog
        open={isAsking}
        message="ui.unsaved.inDialog"
        onDiscard={modal.onClose}
        onStay={() => setAsking(false)}
      />
    </>
  );
};
