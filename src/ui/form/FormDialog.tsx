import { useTranslate } from 'ra-core';
import { useId, useRef } from 'react';
import { DialogFrame, DialogParts, type DialogSize } from '../dialogs/Dialog';
import { AskBeforeClosing, type Closing } from './AskBeforeClosing';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { CancelButton, SaveButton } from './FormButtons';

interface FormDialogProps extends Omit<RecordFormProps, 'onSaved'> {
  /** Message keys: of the heading, and of the button before and while it saves. */
  title: string;
  submit: string;
  busy: string;
  size?: DialogSize;
  onClose: () => void;
}

/** The content scrolls, and the buttons stay. */
const scrolling = { '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 } };

/** The form of a record in a dialog. Escape or a click beside it asks first where something typed would be lost. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, submit, busy, size = 'md', onClose, children, ...form } = props;
  const t = useTranslate();
  const id = useId();
  const closing = useRef<Closing>(null);
  return (
    <DialogFrame id={id} open size={size} onClose={() => closing.current?.ask()}>
      <RecordForm {...form} onSaved={onClose} style={scrolling}>
        <DialogParts
          id={id}
          title={t(title)}
          actions={
            <>
              <CancelButton onClick={onClose} />
              <SaveButton label={submit} busyLabel={busy} />
            </>
          }
        >
          {children}
        </DialogParts>
        <AskBeforeClosing ref={closing} onClose={onClose} />
      </RecordForm>
    </DialogFrame>
  );
};
