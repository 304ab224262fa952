import { useRecordContext } from 'ra-core';
import { useNotifyError, useFormErrors } from '../../api/useNotifyError';
import type { MessageTemplate } from '../../model/custom-message-template/messageTemplate';
import { DeleteDialog } from '../../ui/dialogs/DeleteDialog';
import { FormDialog } from '../../ui/form/FormDialog';
import { RecordCreate, RecordEdit } from '../../ui/views';
import { useTemplateName } from './TemplateCard';
import { TemplateInputs } from './TemplateInputs';

const empty = { name: '', body: '', template: null };
const saveFailed = () => 'customMessageTemplate.saveFailed';

interface DialogProps {
  onClose: () => void;
}

const TemplateDialog = ({ kind, onClose }: DialogProps & { kind: 'add' | 'edit' }) => (
  <FormDialog
    size="lg"
    title={`customMessageTemplate.dialog.${kind}`}
    submit={kind === 'add' ? 'action.add' : 'action.update'}
    busy="action.saving"
    saved={`customMessageTemplate.saved.${kind}`}
    defaultValues={empty}
    onRefused={useFormErrors('custom-message-template.save')}
    invalid={saveFailed}
    onClose={onClose}
  >
    <TemplateInputs />
  </FormDialog>
);

export const TemplateCreate = ({ onClose }: DialogProps) => (
  <RecordCreate>
    <TemplateDialog kind="add" onClose={onClose} />
  </RecordCreate>
);

export const TemplateEdit = ({ onClose }: DialogProps) => (
  <RecordEdit>
    <TemplateDialog kind="edit" onClose={onClose} />
  </RecordEdit>
);

export const TemplateDelete = ({ onClose }: DialogProps) => {
  const notifyError = useNotifyError();
  return (
    <DeleteDialog
      message="customMessageTemplate.confirm"
      deleted="customMessageTemplate.deleted"
      args={{ name: useTemplateName(useRecordContext<MessageTemplate>()) }}
      onFailed={(error) => notifyError('custom-message-template.delete', error)}
      onClose={onClose}
    />
  );
};
