import { useDelete, useNotify } from 'ra-core';
import { useTellFailure } from '../../api/useTellFailure';
import type { GooglePlayUrl } from '../../model/googlePlayUrl';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

/** Asks before an update link is deleted. */
export const DeleteGooglePlay = ({ link, onClose }: { link: GooglePlayUrl; onClose: () => void }) => {
  const notify = useNotify();
  const tell = useTellFailure();
  const [remove] = useDelete<GooglePlayUrl>();
  const onConfirm = async () => {
    try {
      await remove('google-play', { id: link.id, previousData: link }, { returnPromise: true });
      notify('googlePlay.deleted', { type: 'success' });
      onClose();
    } catch (error) {
      tell('deleteGooglePlayUrl', error);
    }
  };
  return (
    <ConfirmDialog
      open
      type="danger"
      title="googlePlay.confirm.title"
      message="googlePlay.confirm.message"
      confirm="googlePlay.confirm.delete"
      args={{ version: link.version }}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
};
