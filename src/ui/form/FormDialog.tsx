import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { Modal, type ModalSize } from '../Modal';
import { AskBeforeClosing, type Closing } from './AskBeforeClosing';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { CancelButton, SaveButton } from './FormButtons';

interface FormDialogProps extends Omit<RecordFormProps, 'onSaved'> {
  /** Message keys: of the heading, and of the button before and while it saves. */
  title: string;
  submit: string;
  busy: string;
  size?: ModalSize;
  onClose: () => void;
}

/** The form of a record in a dialog. Escape or a click beside it asks first where something typed would be lost. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, submit, busy, size = 'md', onClose, children, ...form } = props;
  const t = useTranslate();
  const closing = useRef<Closing>(null);
  return (
    <Modal
      open
      size={size}
      title={t(title)}
      onClose={() => closing.current?.ask()}
      actions={
        <>
          <CancelButton onClick={onClose} />
          <SaveButton label={submit} busyLabel={busy} />
        </>
      }
      frame={(parts) => (
        <RecordForm {...form} onSaved={onClose}>
          {parts}
          <AskBeforeClosing ref={closing} onClose={onClose} />
        </RecordForm>
      )}
    >
      {children}
    </Modal>
  );
};
