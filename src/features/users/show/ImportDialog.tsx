import { Button, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { FilePicker } from '../../../ui/inputs/FilePicker';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useSubmission } from '../../../ui/form/useSubmission';
import { useUsersChanged } from '../usersCache';

/** The success is seen before the dialog goes (spec 2 §9). */
const closesAfterMs = 1000;

/** Some systems do not know the type of a .json file and leave it empty. */
const isJson = ({ type, name }: File): boolean =>
  type === 'application/json' || (type === '' && name.toLowerCase().endsWith('.json'));

interface ImportDialogProps {
  userId: number;
  onClose: () => void;
}

/** Brings a file of the export in again (spec 2 §2.5, §5). */
export const ImportDialog = ({ userId, onClose }: ImportDialogProps) => {
  const t = useTranslate();
  const data = useData();
  const notify = useNotify();
  const usersChanged = useUsersChanged();
  const notifyError = useNotifyError();
  const { busy, wait, submit } = useSubmission();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<'none' | 'type' | null>(null);
  const [isDone, setDone] = useState(false);
  const text = (name: string) => t(`userPages.import.${name}`);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => close(), closesAfterMs);
    return () => clearTimeout(timer);
  }, [isDone]);

  const choose = (chosen: File) => {
    setFile(isJson(chosen) ? chosen : null);
    setProblem(isJson(chosen) ? null : 'type');
  };
  const bringIn = (chosen: File) => async () => {
    const message = await data.importUserData(userId, chosen);
    if (message) notify('error.fromServer', { type: 'success', messageArgs: { text: message } });
    else notify('userPages.import.done', { type: 'success' });
    void usersChanged();
    setDone(true);
  };
  const run = () => {
    if (file) void submit(bringIn(file), (error) => notifyError('importUserData', error));
    else setProblem(problem ?? 'none');
  };

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      size="sm"
      title={text('title')}
      actions={
        <>
          <Button color="inherit" disabled={busy} onClick={onClose}>
            {t('userPages.cancel')}
          </Button>
          <SubmitButton
            type="button"
            onClick={run}
            label={text('submit')}
            busyLabel={text('submitting')}
            busy={busy}
            wait={wait}
            disabled={isDone}
          />
        </>
      }
    >
      <FilePicker
        label={text('file')}
        name="data"
        accept="application/json,.json"
        choose={text('choose')}
        help={text('help')}
        error={problem ? text(problem) : undefined}
        onChoose={choose}
      >
        {file && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Typography>
        )}
      </FilePicker>
    </Dialog>
  );
};
