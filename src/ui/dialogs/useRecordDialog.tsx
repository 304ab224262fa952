import { OptionalRecordContextProvider, type RaRecord } from 'ra-core';
import { createElement, useState, type ComponentType } from 'react';

interface OpenDialogState<Name> {
  name: Name;
  record: RaRecord | undefined;
}

export const useRecordDialog = <Name extends string>(
  dialogs: Record<Name, ComponentType<{ onClose: () => void }>>,
) => {
  const [open, setOpen] = useState<OpenDialogState<Name> | null>(null);
  return {
    openDialog: (name: Name, record?: RaRecord) => setOpen({ name, record }),
    dialog: open && (
      <OptionalRecordContextProvider {...(open.record && { value: open.record })}>
        {createElement(dialogs[open.name], { onClose: () => setOpen(null) })}
      </OptionalRecordContextProvider>
    ),
  };
};
