import { Box, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { paths } from '../../../paths';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { LabelledTextField } from '../../../ui/inputs/LabelledTextField';
import { useFolders, useLibraryCache } from '../libraryQueries';
import { UploadDialog } from '../upload/UploadDialog';
import type { Item } from './item';
import type { ItemBrowserState } from './useItemBrowser';
import { lazyPart, pickExport } from '../../../ui/loading/lazyCode';

// Keeps the form library out of the first load of the media library.
const NameDialog = lazyPart(() => import('./NameDialog').then(pickExport('NameDialog')));

export const ItemDialogs = ({ state }: { state: ItemBrowserState }) => {
  const { dialog, setDialog, folder, actions, remove } = state;
  const onClose = () => setDialog(null);
  switch (dialog?.type) {
    case 'newFolder':
    case 'rename':
      return (
        <NameDialog
          item={dialog.type === 'rename' ? dialog.item : null}
          actions={actions}
          onClose={onClose}
        />
      );
    case 'delete':
      return (
        <DeleteItemsDialog items={dialog.items} onDelete={() => remove(dialog.items)} onClose={onClose} />
      );
    case 'upload':
      return folder !== null && <UploadDialog folder={folder} onClose={onClose} />;
    case 'format':
      return <FormatDialog state={state} onClose={onClose} />;
    default:
      return null;
  }
};

interface DeleteItemsDialogProps {
  items: readonly Item[];
  onDelete: () => Promise<void>;
  onClose: () => void;
}

const DeleteItemsDialog = ({ items, onDelete, onClose }: DeleteItemsDialogProps) => {
  const t = useTranslate();
  const [first] = items;
  const isMany = items.length > 1;
  return (
    <ConfirmDialog
      open
      type="danger"
      title="ui.confirm.deletion"
      message={`mediaLibraryFolder.confirm.${isMany || !first ? 'many' : first.kind}`}
      args={{ name: first?.name ?? '', smart_count: items.length }}
      confirm="action.delete"
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

const FormatDialog = ({ state, onClose }: { state: ItemBrowserState; onClose: () => void }) => {
  const t = useTranslate();
  const data = useData();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const navigate = useNavigate();
  const cache = useLibraryCache();
  const { total } = useFolders();
  const [typed, setTyped] = useState('');
  const word = t('mediaLibraryFolder.format.word');

  const format = async () => {
    try {
      const rejection = await data.formatLibrary();
      if (rejection) {
        // Spec 2 §8 asks for the error, the note and the redirect together.
        notify(rejection.error ?? t('mediaLibraryFolder.formatFailed'), { type: 'error' });
        notify('mediaLibraryFolder.format.deleted', { type: 'info' });
        await cache.refetchAll();
        await navigate(paths.folders);
      } else {
        cache.clear();
        state.setFormatted(true);
        notify('mediaLibraryFolder.format.done', { type: 'success' });
      }
    } catch (error) {
      const wait = notifyError('mediaLibraryFolder.formatFailed', error);
      if (wait !== null) return wait;
    }
    onClose();
    return null;
  };
  return (
    <ConfirmDialog
      open
      type="danger"
      title="mediaLibraryFolder.format.title"
      message="mediaLibraryFolder.format.text"
      confirm="mediaLibraryFolder.format.confirm"
      isBlocked={typed.trim().toLowerCase() !== word.toLowerCase()}
      onConfirm={format}
      onCancel={onClose}
    >
      <Box component="ul" sx={{ mt: 3, mb: 0, paddingInlineStart: 5 }}>
        {total !== undefined && <li>{t('mediaLibraryFolder.format.library', { smart_count: total })}</li>}
        <li>
          {t('mediaLibraryFolder.format.here')} <FolderCounts {...state.content} />
        </li>
      </Box>
      <Box sx={{ mt: 3, p: 1 }}>
        <LabelledTextField
          label={t('mediaLibraryFolder.format.type', { word })}
          value={typed}
          autoComplete="off"
          onChange={setTyped}
        />
      </Box>
    </ConfirmDialog>
  );
};

interface Counted {
  subfolders: readonly unknown[];
  files: readonly unknown[];
}

export const FolderCounts = ({ subfolders, files }: Counted) => {
  const t = useTranslate();
  return [
    t('mediaLibraryFolder.subfolders', { smart_count: subfolders.length }),
    t('mediaLibraryFolder.files', { smart_count: files.length }),
  ].join(' • ');
};
