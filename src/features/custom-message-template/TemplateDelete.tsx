import { useRecordContext } from 'ra-core';
import { useTellFailure } from '../../api/useTellFailure';
import type { MessageTemplate } from '../../model/messageTemplate';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { useTemplateName } from './useTemplateName';

/** Asks before the template around it is deleted, and names it. */
export const TemplateDelete = ({ onClose }: { onClose: () => void }) => {
  const tell = useTellFailure();
  return (
    <DeleteDialog
      title="customMessageTemplate.confirm.title"
      message="customMessageTemplate.confirm.message"
      confirm="customMessageTemplate.confirm.delete"
      deleted="customMessageTemplate.deleted"
      args={{ name: useTemplateName(useRecordContext<MessageTemplate>()) }}
      onFailed={(error) => tell('deleteTemplate', error)}
      onClose={onClose}
    />
  );
};
