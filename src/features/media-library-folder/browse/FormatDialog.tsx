import { useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { paths } from '../../../paths';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { useLibraryCache } from '../libraryQueries';

interface FormatDialogProps {
  /** Everything is deleted. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks before the whole library is deleted, and tells how it went (spec 2 §4 "Format library", §8). */
export const FormatDialog = ({ onDone, onClose }: FormatDialogProps) => {
  const t = useTranslate();
  const data = useData();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const navigate = useNavigate();
  const cache = useLibraryCache();

  const format = async () => {
    try {
      const refused = await data.formatLibrary();
      if (refused) {
        // The specification wants all three: the error, the note, and the way to the library.
        notify(refused.error ?? t('mediaLibraryFolder.formatFailed'), { type: 'error' });
        notify('mediaLibraryFolder.format.deleted', { type: 'info' });
        await cache.refetchAll();
        await navigate(paths.folders);
      } else {
        cache.empty();
        onDone();
        notify('mediaLibraryFolder.format.done', { type: 'success' });
      }
    } catch (error) {
      notifyError('formatLibrary', error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      type="danger"
      title="mediaLibraryFolder.format.title"
      message="mediaLibraryFolder.format.text"
      confirm="mediaLibraryFolder.format.confirm"
      cancel="mediaLibraryFolder.format.cancel"
      onConfirm={format}
      onCancel={onClose}
    />
  );
};
