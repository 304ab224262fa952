import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, FormHelperText, LinearProgress, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { type SyntheticEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { fileSize } from '../../../model/locale';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { ExistsDialog } from './ExistsDialog';
import { uploadReason } from './uploadReason';
import { fieldSentences } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { useLeaveWarning } from '../../../ui/form/leaving';
import { useLibraryCache } from '../libraryQueries';
import { looseFiles } from './droppedFiles';
import { createUploadQueue } from './uploadQueue';
import { isFinished, type UploadItem } from './uploads';

interface UploadDialogProps {
  folder: number;
  onClose: () => void;
}

export const UploadDialog = ({ folder, onClose }: UploadDialogProps) => {
  const t = useTranslate();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const queue = useFileQueue(onClose);
  const item = useSyncExternalStore(queue.subscribe, queue.snapshot).at(-1);
  const isBusy = item !== undefined && item.state !== 'asking' && !isFinished(item);
  useLeaveWarning(isBusy);
  const reason = item?.state === 'failed' ? uploadReason(item.error) : null;
  const error = isMissing ? 'mediaLibraryFolder.upload.missing' : reason;

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setMissing(!file);
    if (file) queue.add(looseFiles([file]), folder);
    else button.current?.focus();
  };

  if (item?.state === 'asking' || (isBusy && item?.choice === 'overwrite'))
    return (
      <ExistsDialog
        name={item.name}
        file={item.file}
        existing={item.existing}
        isBusy={isBusy}
        onChoose={(choice) =>
          choice === 'overwrite' ? queue.resolveConflict(item.id, choice, false) : onClose()
        }
      />
    );
  return (
    <TitledDialog
      open
      size="sm"
      busy={isBusy}
      onClose={onClose}
      title={t('mediaLibraryFolder.upload.title')}
      actions={
        <>
          <Button color="inherit" disabled={isBusy} onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <SubmitButton
            form={form}
            label={t('mediaLibraryFolder.upload.upload')}
            busyLabel={t('mediaLibraryFolder.upload.uploading')}
            busy={isBusy}
          />
        </>
      }
    >
      {/* Leaves room for the focus ring, which the dialog content would clip. */}
      <form id={form} onSubmit={onSubmit} noValidate style={{ padding: 4, margin: -4 }}>
        <Button
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first control of a dialog that just opened
          autoFocus
          ref={button}
          variant="outlined"
          startIcon={<UploadFileOutlined />}
          disabled={isBusy}
          aria-describedby={`${form}-chosen`}
          onClick={() => field.current?.click()}
        >
          {t('mediaLibraryFolder.upload.choose')}
        </Button>
        <input
          type="file"
          hidden
          ref={field}
          aria-label={t('mediaLibraryFolder.upload.field')}
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null);
            setMissing(false);
          }}
        />
        <Box id={`${form}-chosen`} sx={{ mt: 3 }}>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{file?.name}</bdi>
            {file ? ` · ${fileSize(file.size)}` : t('mediaLibraryFolder.upload.none')}
          </Typography>
          {error && (
            <FormHelperText error role="alert" sx={{ mx: 0 }}>
              {t(error, { _: error })}
            </FormHelperText>
          )}
        </Box>
        {isBusy && (
          <LinearProgress
            variant="determinate"
            value={Math.round(100 * (item?.progress ?? 0))}
            aria-label={t('mediaLibraryFolder.upload.progress', { name: file?.name ?? '' })}
            sx={{ mt: 3 }}
          />
        )}
      </form>
    </TitledDialog>
  );
};

/** A queue of its own for the specified dialog, which shows its one file in place of the list of uploads. */
const useFileQueue = (onDone: () => void) => {
  const data = useData();
  const cache = useLibraryCache();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const notifyEnd = ({ state, choice, error }: UploadItem) => {
    if (state === 'done') {
      const name = choice === 'overwrite' ? 'overwritten' : 'done';
      notify(`mediaLibraryFolder.upload.${name}`, { type: 'success' });
      onDone();
    } else if (state === 'failed') {
      const { file } = fieldSentences(error, ['file']);
      notifyError('uploadFile', error, file ? [file] : []);
    }
  };
  const [queue] = useState(() =>
    createUploadQueue({
      data,
      cache,
      onFile: (to, file) => cache.putFiles(to, [file]),
      onBatch: (items) => items.forEach(notifyEnd),
    }),
  );
  return queue;
};
