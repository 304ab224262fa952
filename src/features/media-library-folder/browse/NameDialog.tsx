import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { isGone, type Call } from '../../../api/errors';
import { useRefusal } from '../../../api/useNotifyError';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextField } from '../../../ui/inputs/TextField';
import { useField } from '../../../ui/inputs/useField';
import { required } from '../../../ui/inputs/validators';
import { useLibraryCache } from '../libraryQueries';

interface NameInputProps {
  /** What the API calls it. */
  source: 'name' | 'file_name';
  label: string;
  placeholder?: string;
  /** The message of an empty name, where that is not left to the server. */
  missing?: string;
  /** How many of its letters are selected. */
  selected: number;
}

interface NameDialogProps extends NameInputProps {
  title: string;
  submit: string;
  busy: string;
  initial: string;
  call: Call;
  save: (name: string) => Promise<void>;
  onClose: () => void;
}

export const NameDialog = ({
  initial,
  call,
  save,
  title,
  submit,
  busy,
  onClose,
  ...name
}: NameDialogProps) => {
  const cache = useLibraryCache();
  const refuse = useRefusal(call);
  return (
    <FormDialog
      size="sm"
      title={title}
      submit={submit}
      busy={busy}
      closesAtOnce
      record={{ [name.source]: initial }}
      save={(values) => save(String(values[name.source]))}
      onRefused={(error, names) => {
        // Deleted elsewhere: the page shows what is left.
        if (isGone(error)) void cache.refetchAll();
        return refuse(error, names);
      }}
      onClose={onClose}
    >
      <NameInput {...name} />
    </FormDialog>
  );
};

const NameInput = ({ source, label, placeholder, missing, selected }: NameInputProps) => {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const field = useField<string>({ source, label, validate: missing ? required(missing) : undefined });
  // The dialog takes the focus itself when it opens; the field wants it after that.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(0, selected);
    });
    return () => cancelAnimationFrame(frame);
  }, [selected]);
  return (
    <TextField
      {...field}
      ref={input}
      placeholder={placeholder && t(placeholder)}
      required
      autoComplete="off"
    />
  );
};
