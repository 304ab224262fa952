import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import { Box, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { withoutIsolates } from '../../../model/text';
import { plainDateTime } from '../../../model/time';
import { readDroppedFiles, toDroppedFiles, type DroppedFiles } from './droppedFiles';
import { useUploadQueue } from './UploadsContext';
import { isTyping } from '../../../ui/keyboard';
import { useWindowEvent } from '../../../ui/useWindowEvent';

interface DropOverlayProps {
  /** Null for the top level of the library, which accepts only folders. */
  folder: number | null;
  name: string;
}

export const DropOverlay = ({ folder, name }: DropOverlayProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const queue = useUploadQueue();

  const add = (dropped: DroppedFiles) => {
    const { unreadable, folders } = dropped;
    const files = folder === null ? dropped.files.filter(({ path }) => path.length > 0) : dropped.files;
    if (unreadable > 0)
      notify('mediaLibraryFolder.drop.unread', { type: 'warning', messageArgs: { smart_count: unreadable } });
    if (files.length < dropped.files.length) notify('mediaLibraryFolder.drop.needsFolder', { type: 'info' });
    if (files.length > 0 || folders.length > 0) queue.add({ ...dropped, files }, folder);
  };
  // Browsers name every pasted screenshot image.png.
  const renamePasted = (file: File) => {
    const time = plainDateTime(new Date().toISOString()).replaceAll(':', '.');
    const isScreenshot = /^image\.\w+$/.test(file.name);
    const pastedName = withoutIsolates(t('mediaLibraryFolder.drop.pasted', { time }));
    return new File([file], isScreenshot ? file.name.replace(/^image/, pastedName) : file.name, {
      type: file.type,
    });
  };
  if (!useDropZone(add, (files) => add(toDroppedFiles(files.map(renamePasted))))) return null;
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

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Takes files dropped or pasted anywhere on the page. Returns whether a file is dragged over it. */
const useDropZone = (onDrop: (dropped: DroppedFiles) => void, onPaste: (files: File[]) => void): boolean => {
  // dragenter and dragleave fire for every nested element, so they are counted.
  const [depth, setDepth] = useState(0);
  useWindowEvent('dragenter', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setDepth((entered) => entered + 1);
  });
  useWindowEvent('dragover', (event) => hasFiles(event) && event.preventDefault());
  useWindowEvent('dragleave', (event) => hasFiles(event) && setDepth((entered) => Math.max(0, entered - 1)));
  useWindowEvent('drop', (event) => {
    const { dataTransfer } = event;
    if (!dataTransfer || !hasFiles(event)) return;
    event.preventDefault();
    setDepth(0);
    void readDroppedFiles(dataTransfer).then(onDrop);
  });
  useWindowEvent('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || isTyping(event.target)) return;
    event.preventDefault();
    onPaste(files);
  });
  return depth > 0;
};
