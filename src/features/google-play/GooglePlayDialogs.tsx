import { useRecordContext } from 'ra-core';
import { useNotifyError, useRefusal } from '../../api/useNotifyError';
import type { GooglePlayUrl } from '../../model/google-play/googlePlayUrl';
import { DeleteDialog } from '../../ui/dialogs/DeleteDialog';
import { FormDialog } from '../../ui/form/FormDialog';
import { Create, Edit } from '../../ui/views';
import { GooglePlayInputs } from './GooglePlayInputs';

const empty = { url: '', version: '', must_update: false };

interface DialogProps {
  onClose: () => void;
}

export const GooglePlayCreate = ({ onClose }: DialogProps) => (
  <Create>
    <FormDialog
      title="googlePlay.dialog.add"
      submit="googlePlay.submitAdd"
      busy="action.saving"
      saved="googlePlay.added"
      defaultValues={empty}
      onRefused={useRefusal('saveGooglePlayUrl')}
      onClose={onClose}
    >
      <GooglePlayInputs />
    </FormDialog>
  </Create>
);

export const GooglePlayEdit = ({ onClose }: DialogProps) => (
  <Edit>
    <FormDialog
      title="googlePlay.dialog.edit"
      submit="action.update"
      busy="action.saving"
      saved="googlePlay.updated"
      onRefused={useRefusal('saveGooglePlayUrl')}
      onClose={onClose}
    >
      <GooglePlayInputs />
    </FormDialog>
  </Edit>
);

export const GooglePlayDelete = ({ onClose }: DialogProps) => {
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
