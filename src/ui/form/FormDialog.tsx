import { useFormIsDirty, useTranslate } from 'ra-core';
import { useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { DiscardDialog } from '../dialogs/ConfirmDialog';
import { DialogBody, dialogForm, DialogFrame, DialogHead, type DialogSize } from '../dialogs/TitledDialog';
import { useFormSubmission } from './useSubmission';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { CancelButton, FormSaveButton } from './FormButtons';

type FormDialogProps<Values extends object> = RecordFormProps<Values> & {
  title: string;
  size?: DialogSize;
  onClose: () => void;
  /** For values that are quick to enter again: closes without asking. */
  closesAtOnce?: boolean;
} & (
    | {
        submit: string;
        busy: string;
        cancel?: string | undefined;
        disabled?: boolean;
      }
    | { buttons: ReactNode }
  );

export const FormDialog = <Values extends object>(props: FormDialogProps<Values>) => {
  const { title, size = 'md', onClose, onSaved = onClose, closesAtOnce = false, children, ...form } = props;
  const t = useTranslate();
  const id = useId();
  const closing = useRef<Closing>(null);
  return (
    <DialogFrame id={id} open size={size} onClose={() => closing.current?.ask()}>
      <RecordForm {...form} onSaved={onSaved} style={dialogForm}>
        <DialogHead id={id} title={t(title)} />
        <DialogBody
          id={id}
          actions={
            'buttons' in props ? (
              props.buttons
            ) : (
              <>
                <CancelButton onClick={onClose} label={props.cancel} />
                <FormSaveButton label={props.submit} busyLabel={props.busy} disabled={props.disabled} />
              </>
            )
          }
        >
          {children}
        </DialogBody>
        <AskBeforeClosing ref={closing} onClose={onClose} isNeeded={!closesAtOnce} />
      </RecordForm>
    </DialogFrame>
  );
};

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
