import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { ListBase, ResourceContextProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { MessageTemplate } from '../../model/messageTemplate';
import { SectionHead } from '../../ui/SectionHead';
import { DeleteTemplate } from './DeleteTemplate';
import { TemplateCards } from './TemplateCards';
import { TemplateModal } from './TemplateModal';
import { TemplatePreview } from './TemplatePreview';

export type TemplateTask = 'preview' | 'edit' | 'delete';

/** Which dialog is open: a new template, or one that is there. */
type Task = { name: 'add' } | { name: TemplateTask; template: MessageTemplate };

const told = { onError: () => undefined };

/** The message templates (spec 2 §2.1 "Message Template tab"). */
export const MessageTemplateTab = () => {
  const t = useTranslate();
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setTask({ name: 'add' })}>
      {t('customMessageTemplate.add')}
    </Button>
  );
  return (
    <ResourceContextProvider value="custom-message-template">
      <SectionHead
        title={t('customMessageTemplate.title')}
        line={t('customMessageTemplate.line')}
        action={add}
      />
      <ListBase<MessageTemplate>
        perPage={20}
        storeKey={false}
        disableSyncWithLocation
        disableAuthentication
        queryOptions={told}
      >
        <TemplateCards onTask={(name, template) => setTask({ name, template })} />
      </ListBase>
      {task?.name === 'add' && <TemplateModal onClose={close} />}
      {task?.name === 'edit' && <TemplateModal template={task.template} onClose={close} />}
      {task?.name === 'delete' && <DeleteTemplate template={task.template} onClose={close} />}
      {task?.name === 'preview' && <TemplatePreview template={task.template} onClose={close} />}
    </ResourceContextProvider>
  );
};
