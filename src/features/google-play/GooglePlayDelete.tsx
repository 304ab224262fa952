import { useRecordContext } from 'ra-core';
import { useTellFailure } from '../../api/useTellFailure';
import type { GooglePlayUrl } from '../../model/googlePlayUrl';
import { DeleteDialog } from '../../ui/DeleteDialog';

/** Asks before the update link around it is deleted. */
export const GooglePlayDelete = ({ onClose }: { onClose: () => void }) => {
  const record = useRecordContext<GooglePlayUrl>();
  const tell = useTellFailure();
  return (
    <DeleteDialog
      title="googlePlay.confirm.title"
      message="googlePlay.confirm.message"
      confirm="googlePlay.confirm.delete"
      deleted="googlePlay.deleted"
      args={{ version: record?.version ?? '' }}
      onFailed={(error) => tell('deleteGooglePlayUrl', error)}
      onClose={onClose}
    />
  );
};
