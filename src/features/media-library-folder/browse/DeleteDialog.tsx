import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { useTranslate } from 'ra-core';
import { Typography } from '@mui/material';
import type { Item } from './item';

interface DeleteDialogProps {
  items: readonly Item[];
  /** While its promise runs, one item is being deleted; of many the page shows how far it is. */
  onDelete: () => void | Promise<unknown>;
  onClose: () => void;
}

/** Asks before items are deleted, naming what they are (spec 2 §2.7 "Confirm Deletion"). */
export const DeleteDialog = ({ items, onDelete, onClose }: DeleteDialogProps) => {
  const t = useTranslate();
  const [only] = items;
  const isMany = items.length > 1;
  return (
    <ConfirmDialog
      open
      type="danger"
      title="mediaLibraryFolder.confirm.title"
      message={`mediaLibraryFolder.confirm.${isMany || !only ? 'many' : only.kind}`}
      args={{ name: only?.name ?? '', smart_count: items.length }}
      confirm="mediaLibraryFolder.confirm.delete"
      cancel="mediaLibraryFolder.confirm.cancel"
      onConfirm={onDelete}
      onCancel={onClose}
    >
      {isMany && items.some(({ kind }) => kind === 'folder') && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t('mediaLibraryFolder.confirm.manyFolders')}
        </Typography>
      )}
    </ConfirmDialog>
  );
};
