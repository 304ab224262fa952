import { useRecordContext } from 'ra-core';
import { useNotifyError } from '../../api/useNotifyError';
import type { GooglePlayUrl } from '../../model/google-play/googlePlayUrl';
import { DeleteDialog } from '../../ui/dialogs/DeleteDialog';

export const GooglePlayDelete = ({ onClose }: { onClose: () => void }) => {
  const record = useRecordContext<GooglePlayUrl>();
  const notifyError = useNotifyError();
  return (
    <DeleteDialog
      title="googlePlay.confirm.title"
      message="googlePlay.confirm.message"
      confirm="action.delete"
      deleted="googlePlay.deleted"
      args={{ version: record?.version ?? '' }}
      onFailed={(error) => notifyError('deleteGooglePlayUrl', error)}
      onClose={onClose}
    />
  );
};
