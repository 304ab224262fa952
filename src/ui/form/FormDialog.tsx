import { useTranslate } from 'ra-core';
import { useId, useRef, type ReactNode } from 'react';
import { DialogFrame, DialogParts, type DialogSize } from '../dialogs/Dialog';
import { AskBeforeClosing, type Closing } from './AskBeforeClosing';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { CancelButton, SaveButton } from './FormButtons';

type FormDialogProps = Omit<RecordFormProps, 'onSaved'> & {
  title: string;
  size?: DialogSize;
  onClose: () => void;
  /** Instead of `onClose`. */
  onSaved?: RecordFormProps['onSaved'];
  /** What it holds is chosen again so quickly that nobody is asked before it is lost. */
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

const scrolling = { '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 } };

/** The form of a record in a dialog. Escape or a click beside it asks first where something typed would be lost. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, size = 'md', onClose, onSaved = onClose, closesAtOnce = false, children, ...form } = props;
  const t = useTranslate();
  const id = useId();
  const closing = useRef<Closing>(null);
  return (
    <DialogFrame id={id} open size={size} onClose={() => closing.current?.ask()}>
      <RecordForm {...form} onSaved={onSaved} style={scrolling}>
        <DialogParts
          id={id}
          title={t(title)}
          actions={
            'buttons' in props ? (
              props.buttons
            ) : (
              <>
                <CancelButton onClick={onClose} label={props.cancel} />
                <SaveButton label={props.submit} busyLabel={props.busy} disabled={props.disabled} />
              </>
            )
          }
        >
          {children}
        </DialogParts>
        <AskBeforeClosing ref={closing} onClose={onClose} isNeeded={!closesAtOnce} />
      </RecordForm>
    </DialogFrame>
  );
};
