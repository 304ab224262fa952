import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { looseFiles } from './droppedFiles';
import { useUploadQueue } from './UploadsContext';

/** Of many files at once, which the list of uploads shows; the action 'Upload File' asks for one in a dialog. */
export const UploadButton = ({ folder }: { folder: number }) => {
  const t = useTranslate();
  const queue = useUploadQueue();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Box data-no-print sx={{ textAlign: 'center' }}>
      <Button variant="contained" startIcon={<UploadFileOutlined />} onClick={() => field.current?.click()}>
        {t('mediaLibraryFolder.upload.upload')}
      </Button>
      <input
        type="file"
        multiple
        hidden
        ref={field}
        aria-label={t('mediaLibraryFolder.upload.several')}
        onChange={({ target }) => {
          if (target.files?.length) queue.add(looseFiles([...target.files]), folder);
          // Without this, choosing the same files again fires no change event.
          target.value = '';
        }}
      />
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ '@media (pointer: coarse)': { display: 'none' } }}
      >
        {t('mediaLibraryFolder.upload.orDrop')}
      </Typography>
    </Box>
  );
};
