import { useCallback } from 'react';
import type { FileItem } from '../browse/item';
import { PreviewDialog } from './PreviewDialog';
import { useAddressState } from '../browse/useAddressState';
import { previewParameter } from '../browse/useItemBrowser';
import { focusItemSoon } from '../browse/useItemKeys';

/** The preview of the file that the address names, if the page has it. */
export const FolderPreview = ({ files }: { files: readonly FileItem[] }) => {
  const [id, setId] = useAddressState(previewParameter);
  const at = id === null ? -1 : files.findIndex((file) => String(file.id) === id);
  const onMove = useCallback((next: number) => setId(String(next)), [setId]);
  const key = files[at]?.key;
  const onClose = () => {
    setId(null);
    if (key) focusItemSoon(key);
  };
  return at < 0 ? null : <PreviewDialog files={files} at={at} onMove={onMove} onClose={onClose} />;
};
