import { EditBase, useRecordContext } from 'ra-core';
import type { MessageTemplate } from '../../model/messageTemplate';
import { toldElsewhere } from '../../ui/toldElsewhere';
import { TemplateForm } from './TemplateForm';

/** Changes the template around it. */
export const TemplateEdit = ({ onClose }: { onClose: () => void }) => (
  <EditBase
    id={useRecordContext<MessageTemplate>()?.id}
    mutationMode="pessimistic"
    redirect={false}
    disableAuthentication
    queryOptions={toldElsewhere}
  >
    <TemplateForm kind="edit" onClose={onClose} />
  </EditBase>
);
