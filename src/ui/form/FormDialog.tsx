import { useFormIsDirty, useTranslate } from 'ra-core';
import { useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { DialogBody, dialogForm, DialogFrame, DialogHead, type DialogSize } from '../dialogs/TitledDialog';
import { useFocusInDialog } from '../focus';
import { useFormSubmission } from './useSubmission';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { CancelButton, FormSaveButton } from './FormButtons';

type FormDialogProps<Values extends object> = RecordFormProps<Values> & {
  title: string;
  size?: DialogSize;
  onClose: () => void;
  /** Closes without confirmation, for values that are quick to enter again. */
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

const firstField = (id: string) =>
  `[aria-labelledby="${id}-title"] :is(input, textarea, select):not([type=file], [type=hidden], :disabled)`;

/** Focuses the first field of the dialog with this id when it opens. */
export const useFocusFirstField = (id: string): void =>
  useFocusInDialog(() => document.querySelector<HTMLElement>(firstField(id))?.focus());

export const FormDialog = <Values extends object>(props: FormDialogProps<Values>) => {
  const { title, size = 'md', onClose, onSaved = onClose, closesAtOnce = false, children, ...form } = props;
  const t = useTranslate();
  const id = useId();
  const closing = useRef<CloseHandle>(null);
  useFocusFirstField(id);
  return (
    <DialogFrame id={id} open size={size} onClose={() => closing.current?.requestClose()}>
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
        <ConfirmClose ref={closing} onClose={onClose} enabled={!closesAtOnce} />
      </RecordForm>
    </DialogFrame>
  );
};

export interface CloseHandle {
  requestClose: () => void;
}

interface ConfirmCloseProps {
  ref: Ref<CloseHandle>;
  onClose: () => void;
  enabled?: boolean;
}

export const ConfirmClose = ({ ref, onClose, enabled = true }: ConfirmCloseProps) => {
  const isDirty = useFormIsDirty();
  const { busy } = useFormSubmission();
  const { close, question } = useConfirmedClose(isDirty && enabled, onClose);
  useImperativeHandle(ref, () => ({ requestClose: () => busy || close() }));
  return question;
};

/** Asks before a dialog drops what was typed: `close` closes it or renders the `question`. */
export const useConfirmedClose = (isUnsaved: boolean, onClose: () => void) => {
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => (isUnsaved ? setAsking(true) : onClose()),
    question: (
      <ConfirmDialog
        open={isAsking}
        type="danger"
        title="ui.unsaved.title"
        message="ui.unsaved.inDialog"
        confirm="ui.unsaved.leave"
        cancel="ui.unsaved.stay"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
    ),
  };
};
