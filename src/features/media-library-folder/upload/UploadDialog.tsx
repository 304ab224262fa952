import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, FormHelperText, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { fileSize } from '../../../model/locale';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { getUploadReason } from './uploadReason';
import { isFinished } from './uploads';
import { useUploadInDialog, useUploads } from './UploadsContext';

interface UploadDialogProps {
  folder: number;
  onClose: () => void;
}

export const UploadDialog = ({ folder, onClose }: UploadDialogProps) => {
  const t = useTranslate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const upload = useUploadInDialog();
  const item = useUploads().findLast((one) => one.file === file);
  const isBusy = item !== undefined && !isFinished(item);
  const isFinishedOk = item?.state === 'done' || item?.state === 'skipped';
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isFinishedOk) close();
  }, [isFinishedOk]);
  const reason = item?.state === 'failed' ? getUploadReason(item.error) : null;
  const error = isMissing ? 'mediaLibraryFolder.upload.missing' : reason;

  const send = () => {
    setMissing(!file);
    if (file) upload(file, folder);
    else button.current?.focus();
  };

  // Hidden during a name conflict, because the library shows its own dialog.
  if (item?.state === 'asking') return null;
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
            type="button"
            label={t('mediaLibraryFolder.upload.upload')}
            busyLabel={t('mediaLibraryFolder.upload.uploading')}
            busy={isBusy}
            onClick={send}
          />
        </>
      }
    >
      {/* Leaves room for the focus ring, which the dialog content would clip. */}
      <Box sx={{ p: 1, m: -1 }}>
        <Button
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first control of a dialog that just opened
          autoFocus
          ref={button}
          variant="outlined"
          startIcon={<UploadFileOutlined />}
          disabled={isBusy}
          aria-describedby={`${id}-chosen`}
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
        <Box id={`${id}-chosen`} sx={{ mt: 3 }}>
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
      </Box>
    </TitledDialog>
  );
};
