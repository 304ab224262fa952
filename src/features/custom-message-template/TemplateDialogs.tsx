import { useRecordContext } from 'ra-core';
import { useNotifyError, useRefusal } from '../../api/useNotifyError';
import type { MessageTemplate } from '../../model/custom-message-template/messageTemplate';
import { DeleteDialog } from '../../ui/dialogs/DeleteDialog';
import { FormDialog } from '../../ui/form/FormDialog';
import { Create, Edit } from '../../ui/views';
import { useTemplateName } from './TemplateCard';
import { TemplateInputs } from './TemplateInputs';

const empty = { name: '', body: '', template: null };
const saveFailed = () => 'customMessageTemplate.saveFailed';

interface DialogProps {
  onClose: () => void;
}

/** Edits the template around it, or adds one where there is none. */
export const TemplateDialog = ({ onClose }: DialogProps) => {
  const [View, kind] = useRecordContext() ? ([Edit, 'edit'] as const) : ([Create, 'add'] as const);
  return (
    <View>
      <FormDialog
        size="lg"
        title={`customMessageTemplate.dialog.${kind}`}
        submit={`customMessageTemplate.submit.${kind}`}
        busy="action.saving"
        saved={`customMessageTemplate.saved.${kind}`}
        defaultValues={empty}
        onRefused={useRefusal('saveTemplate')}
        invalid={saveFailed}
        onClose={onClose}
      >
        <TemplateInputs />
      </FormDialog>
    </View>
  );
};

export const TemplateDelete = ({ onClose }: DialogProps) => {
  const notifyError = useNotifyError();
  return (
    <DeleteDialog
      title="customMessageTemplate.confirm.title"
      message="customMessageTemplate.confirm.message"
      confirm="action.delete"
      deleted="customMessageTemplate.deleted"
      args={{ name: useTemplateName(useRecordContext<MessageTemplate>()) }}
      onFailed={(error) => notifyError('deleteTemplate', error)}
      onClose={onClose}
    />
  );
};
