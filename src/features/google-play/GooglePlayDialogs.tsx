import { useRecordContext } from 'ra-core';
import { useNotifyError, useFormErrors } from '../../api/useNotifyError';
import type { GooglePlayUrl } from './googlePlayUrl';
import { DeleteDialog } from '../../ui/dialogs/DeleteDialog';
import { FormDialog } from '../../ui/form/FormDialog';
import { RecordCreate, RecordEdit } from '../../ui/views';
import { GooglePlayInputs } from './GooglePlayInputs';

const emptyLink = { url: '', version: '', must_update: false };

interface DialogProps {
  onClose: () => void;
}

const messageKeys = {
  add: { title: 'googlePlay.dialog.add', submit: 'action.add', successMessage: 'googlePlay.added' },
  edit: { title: 'googlePlay.dialog.edit', submit: 'action.update', successMessage: 'googlePlay.updated' },
};

const GooglePlayDialog = ({ kind, onClose }: DialogProps & { kind: keyof typeof messageKeys }) => (
  <FormDialog
    {...messageKeys[kind]}
    busy="action.saving"
    defaultValues={emptyLink}
    onError={useFormErrors('google-play.save')}
    onClose={onClose}
  >
    <GooglePlayInputs />
  </FormDialog>
);

export const GooglePlayCreate = ({ onClose }: DialogProps) => (
  <RecordCreate>
    <GooglePlayDialog kind="add" onClose={onClose} />
  </RecordCreate>
);

export const GooglePlayEdit = ({ onClose }: DialogProps) => (
  <RecordEdit>
    <GooglePlayDialog kind="edit" onClose={onClose} />
  </RecordEdit>
);

export const GooglePlayDelete = ({ onClose }: DialogProps) => {
  const record = useRecordContext<GooglePlayUrl>();
  const notifyError = useNotifyError();
  return (
    <DeleteDialog
      message="googlePlay.confirm"
      successMessage="googlePlay.deleted"
      args={{ version: record?.version ?? '' }}
      onError={(error) => notifyError('google-play.delete', error)}
      onClose={onClose}
    />
  );
};
