import { EditBase, useRecordContext } from 'ra-core';
import type { MessageTemplate } from '../../model/custom-message-template/messageTemplate';
import { shownElsewhere } from '../../ui/shownElsewhere';
import { TemplateDialog } from './TemplateInputs';

export const TemplateEdit = ({ onClose }: { onClose: () => void }) => (
  <EditBase
    id={useRecordContext<MessageTemplate>()?.id}
    mutationMode="pessimistic"
    redirect={false}
    disableAuthentication
    queryOptions={shownElsewhere}
  >
    <TemplateDialog kind="edit" onClose={onClose} />
  </EditBase>
);
