import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { downloadAddress } from '../mediaAddress';
import { Dialog } from '../../../ui/dialogs/Dialog';
import type { FileItem } from '../browse/item';
import { PreviewBody } from './PreviewBody';
import { useDownload } from '../useDownload';

interface PreviewDialogProps {
  /** The files in the order of the page. */
  files: readonly FileItem[];
  at: number;
  onMove: (id: number) => void;
  onClose: () => void;
}

/** What is in a file, with the way to its neighbours. */
export const PreviewDialog = ({ files, at, onMove, onClose }: PreviewDialogProps) => {
  const t = useTranslate();
  const download = useDownload();
  const item = files[at];
  const previous = files[at - 1]?.id;
  const next = files[at + 1]?.id;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A player and a text scroll and wind with the same keys.
      if (event.target instanceof Element && event.target.closest('video, audio, pre')) return;
      const to = { ArrowLeft: previous, ArrowRight: next }[event.key];
      if (to !== undefined) onMove(to);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [previous, next, onMove]);

  if (!item) return null;
  const address = downloadAddress(item.file.file_url);
  const step = (id: number | undefined, label: string, Icon: typeof ChevronLeft) => (
    <IconButton
      aria-label={t(label)}
      disabled={id === undefined}
      onClick={() => id !== undefined && onMove(id)}
    >
      <Icon />
    </IconButton>
  );
  return (
    <Dialog
      open
      size="xl"
      onClose={onClose}
      title={
        <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' }}>
          {item.name}
        </Box>
      }
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, width: '100%' }}>
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            {step(previous, 'mediaLibraryFolder.preview.previous', ChevronLeft)}
            <Typography variant="body2" color="textSecondary" noWrap>
              {t('mediaLibraryFolder.preview.position', { at: at + 1, total: files.length })}
            </Typography>
            {step(next, 'mediaLibraryFolder.preview.next', ChevronRight)}
          </Box>
          <Box sx={{ display: 'flex', gap: 2, ml: 'auto' }}>
            <Button
              component="a"
              {...(address ? download(address, item.name) : { disabled: true })}
              startIcon={<DownloadOutlined />}
            >
              {t('mediaLibraryFolder.preview.download')}
            </Button>
            <Button color="inherit" onClick={onClose}>
              {t('mediaLibraryFolder.preview.close')}
            </Button>
          </Box>
        </Box>
      }
    >
      <PreviewBody key={item.file.file_url} item={item} />
    </Dialog>
  );
};
