import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useData } from '../../../api/useData';
import { useFormErrors } from '../../../api/useNotifyError';
import { readUserDataFile } from './userDataFile';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FileInput } from '../../../ui/inputs/FilePicker';
import { useTimeout } from '../../../ui/useTimeout';
import { fetchOnce, useRefetchUsers } from '../account/usersCache';
import type { DataDialogProps } from './ExportDialog';
import { ImportPreview } from './ImportPreview';

/** Shows the success for a second (spec 2 §9). */
const closesAfterMs = 1000;

/** Some systems leave the type of .json files empty. */
const isJson = ({ type, name }: File): boolean =>
  type === 'application/json' || (type === '' && name.toLowerCase().endsWith('.json'));

const fileRule = (file: File | '') => {
  if (!file) return 'userPages.import.none';
  return isJson(file) ? undefined : 'userPages.import.type';
};

const importValues = { data: '' };

export const ImportDialog = ({ userId, onClose }: DataDialogProps) => {
  const t = useTranslate();
  const data = useData();
  const notify = useNotify();
  const refetchUsers = useRefetchUsers();
  const [isDone, setDone] = useState(false);
  useTimeout(onClose, isDone ? closesAfterMs : null);
  const save = async ({ data: file }: { data: File }) => {
    const message = await data.importUserData(userId, file);
    if (message) notify('error.fromServer', { type: 'success', messageArgs: { text: message } });
    else notify('userPages.import.done', { type: 'success' });
    void refetchUsers();
    setDone(true);
  };
  return (
    <FormDialog
      size="md"
      title="userPages.import.title"
      record={importValues}
      save={save}
      onSaved={() => undefined}
      onError={useFormErrors('importUserData')}
      submit="userPages.import.submit"
      busy="userPages.import.submitting"
      disabled={isDone}
      onClose={onClose}
      closesAtOnce
    >
      <Stack sx={{ gap: 4 }}>
        <FileInput
          source="data"
          label="userPages.import.file"
          accept="application/json,.json"
          chooseLabel={t('userPages.import.choose')}
          help={t('userPages.import.help')}
          validate={fileRule}
        />
        <ChosenFile userId={userId} />
      </Stack>
    </FormDialog>
  );
};

/** Previews the file once it is read, if it is a user export. */
const ChosenFile = ({ userId }: { userId: number }) => {
  const file = useWatch<{ data: File | '' }, 'data'>({ name: 'data' });
  const { data: content } = useQuery({
    queryKey: ['userDataFile', file && [file.name, file.size, file.lastModified]],
    queryFn: async () => file && readUserDataFile(await file.text().catch(() => '')),
    enabled: fileRule(file) === undefined,
    ...fetchOnce,
  });
  return <div aria-live="polite">{content && <ImportPreview userId={userId} file={content} />}</div>;
};
