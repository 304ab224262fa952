import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import { Box, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { dateTimeText } from '../../../model/time';
import { droppedFiles, looseFiles, type DroppedFiles } from './droppedFiles';
import { useUploadQueue } from './UploadsContext';

interface DropOverlayProps {
  /** Where files go; null for the library itself, which takes folders alone. */
  folder: number | null;
  name: string;
}

export const DropOverlay = ({ folder, name }: DropOverlayProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const queue = useUploadQueue();

  const add = (dropped: DroppedFiles) => {
    const { unread, folders } = dropped;
    const files = folder === null ? dropped.files.filter(({ path }) => path.length > 0) : dropped.files;
    if (unread > 0)
      notify('mediaLibraryFolder.drop.unread', { type: 'warning', messageArgs: { smart_count: unread } });
    if (files.length < dropped.files.length) notify('mediaLibraryFolder.drop.needsFolder', { type: 'info' });
    if (files.length > 0 || folders.length > 0) queue.add({ ...dropped, files }, folder);
  };
  /** A screenshot comes as `image.png`, time and again. */
  const named = (file: File) => {
    const time = dateTimeText(new Date().toISOString()).replaceAll(':', '.');
    const isScreenshot = /^image\.\w+$/.test(file.name);
    const pasted = t('mediaLibraryFolder.drop.pasted', { time });
    return new File([file], isScreenshot ? file.name.replace(/^image/, pasted) : file.name, {
      type: file.type,
    });
  };
  if (!useDropZone(add, (files) => add(looseFiles(files.map(named))))) return null;
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

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/** Files dropped anywhere on the page, and those pasted. Returns whether something hovers above the page. */
const useDropZone = (onDrop: (dropped: DroppedFiles) => void, onPaste: (files: File[]) => void): boolean => {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent(async (transfer: DataTransfer) => onDrop(await droppedFiles(transfer)));
  const paste = useEffectEvent(onPaste);

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    // Every element that the pointer crosses says so; only leaving the outermost leaves the page.
    let depth = 0;
    const hover = (next: number) => {
      depth = Math.max(0, next);
      setOver(depth > 0);
    };
    const onDrag = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      addEventListener(type, (event) => hasFiles(event) && act(event), { signal });
    onDrag('dragenter', (event) => {
      event.preventDefault();
      hover(depth + 1);
    });
    onDrag('dragover', (event) => event.preventDefault());
    onDrag('dragleave', () => hover(depth - 1));
    onDrag('drop', (event) => {
      event.preventDefault();
      hover(0);
      if (event.dataTransfer) void drop(event.dataTransfer);
    });
    addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0 || isTyping(event.target)) return;
        event.preventDefault();
        paste(files);
      },
      { signal },
    );
    return () => ending.abort();
  }, []);
  return isOver;
};
