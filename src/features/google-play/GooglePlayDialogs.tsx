import { Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { useNotifyError, useFormErrors } from '../../api/useNotifyError';
import { fromContract } from '../../model/fromContract';
import { isNotHttp } from '../../model/text';
import type { GooglePlayUrl } from './googlePlayUrl';
import { DeleteDialog } from '../../ui/dialogs/DeleteDialog';
import { FormDialog } from '../../ui/form/FormDialog';
import { CheckboxInput } from '../../ui/inputs/CheckboxInput';
import { LabelledTextInput } from '../../ui/inputs/LabelledTextInput';
import { RecordCreate, RecordEdit } from '../../ui/views';

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

const urlRule = fromContract('GooglePlayUrlInput', 'url', 'googlePlay.urlRequired');
const versionRule = fromContract('GooglePlayUrlInput', 'version', 'googlePlay.versionRequired');

const GooglePlayInputs = () => {
  const t = useTranslate();
  return (
    <Stack sx={{ gap: 5, pt: 1 }}>
      <LabelledTextInput
        source="url"
        label="googlePlay.fields.url"
        validate={urlRule}
        help={(url) => isNotHttp(url) && t('action.notHttpHelp')}
      />
      <LabelledTextInput source="version" label="googlePlay.fields.version" validate={versionRule} />
      <CheckboxInput
        source="must_update"
        label="googlePlay.fields.must_update"
        help={t('googlePlay.mustUpdateHelp')}
      />
    </Stack>
  );
};
