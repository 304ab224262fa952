import { useFormIsDirty } from 'ra-core';
import { useImperativeHandle, useState, type Ref } from 'react';
import { DiscardDialog } from '../dialogs/DiscardDialog';
import { useFormSubmission } from './FormContext';

export interface Closing {
  ask: () => void;
}

interface AskBeforeClosingProps {
  ref: Ref<Closing>;
  onClose: () => void;
  isNeeded?: boolean;
}

export const AskBeforeClosing = ({ ref, onClose, isNeeded = true }: AskBeforeClosingProps) => {
  const isDirty = useFormIsDirty();
  const { busy } = useFormSubmission();
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    if (busy) return;
    if (isDirty && isNeeded) setAsking(true);
    else onClose();
  };
  useImperativeHandle(ref, () => ({ ask }));
  return (
    <DiscardDialog
      open={isAsking}
      message="ui.unsaved.inDialog"
      onDiscard={onClose}
      onStay={() => setAsking(false)}
    />
  );
};
