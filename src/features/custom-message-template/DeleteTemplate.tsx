import { useDelete, useNotify } from 'ra-core';
import { useTellFailure } from '../../api/useTellFailure';
import type { MessageTemplate } from '../../model/messageTemplate';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useTemplateName } from './useTemplateName';

/** Asks before a template is deleted, and names it. */
export const DeleteTemplate = ({ template, onClose }: { template: MessageTemplate; onClose: () => void }) => {
  const notify = useNotify();
  const tell = useTellFailure();
  const name = useTemplateName(template);
  const [remove] = useDelete<MessageTemplate>();
  const onConfirm = async () => {
    try {
      const params = { id: template.id, previousData: template };
      await remove('custom-message-template', params, { returnPromise: true });
      notify('customMessageTemplate.deleted', { type: 'success' });
      onClose();
    } catch (error) {
      tell('deleteTemplate', error);
    }
  };
  return (
    <ConfirmDialog
      open
      type="danger"
      title="customMessageTemplate.confirm.title"
      message="customMessageTemplate.confirm.message"
      confirm="customMessageTemplate.confirm.delete"
      args={{ name }}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
};
