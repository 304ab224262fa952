import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import { Box, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useDropZone } from './useDropZone';
import { useUploadQueue } from './UploadsContext';
import type { Handed } from './droppedFiles';

interface DropOverlayProps {
  /** Where files go; null for the library itself, which takes folders alone. */
  folder: number | null;
  name: string;
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Takes what is dropped or pasted on the page, and says so while it hovers. */
export const DropOverlay = ({ folder, name }: DropOverlayProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const queue = useUploadQueue();

  const take = (handed: Handed) => {
    const files = folder === null ? handed.files.filter(({ path }) => path.length > 0) : handed.files;
    if (handed.unread > 0)
      notify('mediaLibraryFolder.drop.unread', {
        type: 'warning',
        messageArgs: { smart_count: handed.unread },
      });
    if (files.length < handed.files.length) notify('mediaLibraryFolder.drop.needsFolder', { type: 'info' });
    if (files.length > 0 || handed.folders.length > 0) queue.add({ ...handed, files }, folder);
  };
  /** A screenshot comes as `image.png`, time and again. */
  const nameOf = (file: File) => {
    if (!/^image\.\w+$/.test(file.name)) return file.name;
    const now = new Date();
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(twoDigits).join('-');
    const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(twoDigits).join('.');
    return file.name.replace(/^image/, t('mediaLibraryFolder.drop.pasted', { time: `${day} ${time}` }));
  };
  if (!useDropZone(take, nameOf)) return null;
  return (
    <Box
      sx={{
        position: 'fixed',
        inset: 12,
        zIndex: 'modal',
        pointerEvents: 'none',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 4,
        textAlign: 'center',
        border: 2,
        borderStyle: 'dashed',
        borderColor: 'primary.main',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        opacity: 0.94,
      }}
    >
      <CloudUploadOutlined aria-hidden color="primary" sx={{ fontSize: 48 }} />
      <Typography variant="h2" component="p">
        {folder === null ? t('mediaLibraryFolder.drop.library') : t('mediaLibraryFolder.drop.here', { name })}
      </Typography>
    </Box>
  );
};
