import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { fromContract } from '../../../model/fromContract';
import { useFormErrors } from '../../../api/useNotifyError';
import { FormDialog } from '../../../ui/form/FormDialog';
import { LabelledTextField } from '../../../ui/inputs/LabelledTextField';
import { useFocusInDialog } from '../../../ui/focus';
import { useField, type FieldProps } from '../../../ui/inputs/useField';
import { getStemLength } from '../mediaFile';
import type { Item } from './item';
import type { FolderActions } from './useFolderActions';

interface NameDialogProps {
  item: Item | null;
  actions: FolderActions;
  onClose: () => void;
}

export const NameDialog = ({ item, actions, onClose }: NameDialogProps) => {
  const file = item?.kind === 'file' ? item : null;
  const rename = file ? 'renameFile' : 'renameFolder';
  const messageKey = `mediaLibraryFolder.${item ? rename : 'newFolder'}`;
  const source = file ? 'file_name' : 'name';
  const onError = useFormErrors(`mediaLibraryFolder.${item ? rename : 'create'}Failed`, actions.refetch);
  return (
    <FormDialog
      size="sm"
      title={`${messageKey}.title`}
      submit={item ? 'mediaLibraryFolder.rename.ok' : 'action.create'}
      busy={item ? 'mediaLibraryFolder.rename.busy' : 'action.creating'}
      closesAtOnce
      record={{ [source]: item?.name ?? '' }}
      save={(values: { name?: string; file_name?: string }) => {
        const name = String(values[source]);
        return item ? actions.rename(item, name) : actions.create(name);
      }}
      onError={onError}
      onClose={onClose}
    >
      <NameInput
        source={source}
        label={`${messageKey}.name`}
        placeholder={item ? undefined : 'mediaLibraryFolder.newFolder.placeholder'}
        validate={
          file
            ? fromContract('saveFile', 'file_name')
            : fromContract(item ? 'renameFolder' : 'createFolder', 'name', `${messageKey}.missing`)
        }
        // Typing over the selection keeps the file's extension.
        selected={file ? getStemLength(file.name) : (item?.name.length ?? 0)}
      />
    </FormDialog>
  );
};

interface NameInputProps extends FieldProps {
  placeholder: string | undefined;
  selected: number;
}

const NameInput = ({ placeholder, selected, ...props }: NameInputProps) => {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const field = useField<string>(props);
  useFocusInDialog(() => {
    input.current?.focus();
    input.current?.setSelectionRange(0, selected);
  });
  return (
    <LabelledTextField
      {...field}
      ref={input}
      placeholder={placeholder && t(placeholder)}
      required
      autoComplete="off"
    />
  );
};
