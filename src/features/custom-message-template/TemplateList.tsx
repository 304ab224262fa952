import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { ListBase, RecordContextProvider, useTranslate } from 'ra-core';
import { createElement, useState } from 'react';
import type { MessageTemplate } from '../../model/custom-message-template/messageTemplate';
import { SectionHead } from '../../ui/layout/SectionHead';
import { shownElsewhere } from '../../ui/shownElsewhere';
import { TemplateCards } from './TemplateCards';
import { TemplateCreate } from './TemplateCreate';
import { TemplateDelete } from './TemplateDelete';
import { TemplateEdit } from './TemplateEdit';
import { TemplatePreview } from './TemplatePreview';

export type TemplateTask = 'preview' | 'edit' | 'delete';

/** Which dialog is open: a new template, or one that is there. */
type Task = { name: 'add'; template?: undefined } | { name: TemplateTask; template: MessageTemplate };

const dialogs = { preview: TemplatePreview, edit: TemplateEdit, delete: TemplateDelete };

/** The message templates (spec 2 §2.1 "Message Template tab"). */
export const TemplateList = () => {
  const t = useTranslate();
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setTask({ name: 'add' })}>
      {t('customMessageTemplate.add')}
    </Button>
  );
  return (
    <ListBase<MessageTemplate>
      perPage={20}
      storeKey={false}
      disableSyncWithLocation
      disableAuthentication
      queryOptions={shownElsewhere}
    >
      <SectionHead
        title={t('customMessageTemplate.title')}
        line={t('customMessageTemplate.line')}
        action={add}
      />
      <TemplateCards onTask={(name, template) => setTask({ name, template })} />
      {task?.name === 'add' && <TemplateCreate onClose={close} />}
      {task?.template && (
        <RecordContextProvider value={task.template}>
          {createElement(dialogs[task.name], { onClose: close })}
        </RecordContextProvider>
      )}
    </ListBase>
  );
};
