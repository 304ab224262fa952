import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { RecordContextProvider, useListContext, useTranslate } from 'ra-core';
import { createElement, useState } from 'react';
import { useLoadFailure } from '../../api/useNotifyError';
import type { MessageTemplate } from '../../model/custom-message-template/messageTemplate';
import { CardList } from '../../ui/layout/CardList';
import { EmptyCard } from '../../ui/layout/EmptyCard';
import { SectionHead } from '../../ui/layout/SectionHead';
import { List } from '../../ui/views';
import { TemplateCard, type OpenTemplateDialog } from './TemplateCard';
import { TemplateCreate } from './TemplateCreate';
import { TemplateDelete } from './TemplateDelete';
import { TemplateEdit } from './TemplateEdit';
import { TemplatePreview } from './TemplatePreview';

const dialogs = { preview: TemplatePreview, edit: TemplateEdit, delete: TemplateDelete };

type Dialog =
  { name: 'create'; template?: undefined } | { name: keyof typeof dialogs; template: MessageTemplate };

/** The message templates (spec 2 §2.1 "Message Template tab"). */
export const TemplateList = () => {
  const t = useTranslate();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setDialog({ name: 'create' })}>
      {t('customMessageTemplate.add')}
    </Button>
  );
  return (
    <List<MessageTemplate> perPage={20}>
      <SectionHead
        title={t('customMessageTemplate.title')}
        line={t('customMessageTemplate.line')}
        action={add}
      />
      <TemplateCards onOpen={(name, template) => setDialog({ name, template })} />
      {dialog?.name === 'create' && <TemplateCreate onClose={close} />}
      {dialog?.template && (
        <RecordContextProvider value={dialog.template}>
          {createElement(dialogs[dialog.name], { onClose: close })}
        </RecordContextProvider>
      )}
    </List>
  );
};

const TemplateCards = ({ onOpen }: { onOpen: OpenTemplateDialog }) => {
  const t = useTranslate();
  const failure = useLoadFailure('listTemplates', useListContext<MessageTemplate>().error);
  const failed = 'customMessageTemplate.listFailed';
  return (
    <CardList
      label={t('customMessageTemplate.title')}
      skeleton={{ label: t('customMessageTemplate.loading'), count: 3, height: 264 }}
      failure={failure && { ...failure, title: failure.message === failed ? undefined : t(failed) }}
      empty={
        <EmptyCard title={t('customMessageTemplate.empty')} text={t('customMessageTemplate.emptyText')} />
      }
    >
      <TemplateCard onOpen={onOpen} />
    </CardList>
  );
};
