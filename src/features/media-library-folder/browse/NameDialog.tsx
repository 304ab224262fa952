import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/inputs/TextField';

interface NameDialogProps {
  title: string;
  label: string;
  placeholder?: string;
  initial?: string;
  /** How many of its letters are selected. */
  selected?: number;
  submit: string;
  busyLabel: string;
  problemOf?: (name: string) => string | undefined;
  /** Returns whether it is done, or what the server says of the name; the dialog then stays open. */
  onSubmit: (name: string) => Promise<boolean | string>;
  onClose: () => void;
}

export const NameDialog = (props: NameDialogProps) => {
  const { title, label, placeholder, initial = '', selected, submit, busyLabel } = props;
  const t = useTranslate();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  // The dialog takes the focus itself when it opens; the field wants it after that.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(0, selected ?? initial.length);
    });
    return () => cancelAnimationFrame(frame);
  }, [initial, selected]);

  const send = async () => {
    const wrong = props.problemOf?.(name);
    setProblem(wrong);
    if (wrong) {
      field.current?.focus();
      return;
    }
    setBusy(true);
    const outcome = await props.onSubmit(name);
    setBusy(false);
    if (typeof outcome === 'string') {
      setProblem(outcome);
      field.current?.focus();
    } else if (outcome) props.onClose();
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void send();
  };

  return (
    <Dialog
      open
      size="sm"
      onClose={props.onClose}
      busy={isBusy}
      title={t(title)}
      actions={
        <>
          <Button color="inherit" disabled={isBusy} onClick={props.onClose}>
            {t('ui.confirm.cancel')}
          </Button>
          <SubmitButton form={form} label={t(submit)} busyLabel={t(busyLabel)} busy={isBusy} />
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} noValidate>
        <TextField
          ref={field}
          label={t(label)}
          {...(placeholder ? { placeholder: t(placeholder) } : {})}
          value={name}
          onChange={(text) => {
            setName(text);
            setProblem(undefined);
          }}
          error={problem && t(problem)}
          required
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
};
