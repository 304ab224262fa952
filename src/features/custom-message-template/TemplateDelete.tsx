import { useRecordContext } from 'ra-core';
import { useNotifyError } from '../../api/useNotifyError';
import type { MessageTemplate } from '../../model/custom-message-template/messageTemplate';
import { DeleteDialog } from '../../ui/dialogs/DeleteDialog';
import { useTemplateName } from './TemplateCard';

export const TemplateDelete = ({ onClose }: { onClose: () => void }) => {
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
