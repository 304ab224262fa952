import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { useLoadFailure } from '../../api/useNotifyError';
import type { MessageTemplate } from '../../model/custom-message-template/messageTemplate';
import { useRecordDialog } from '../../ui/dialogs/useRecordDialog';
import { CardList } from '../../ui/cards/CardList';
import { EmptyCard } from '../../ui/cards/EmptyCard';
import { SectionHead } from '../../ui/page/SectionHead';
import { int } from '../../ui/address/addressParams';
import { AddressList } from '../../ui/address/AddressList';
import { useAddressState } from '../../ui/address/useAddressState';
import { TemplateCard, type OpenTemplateDialog } from './TemplateCard';
import { TemplateCreate, TemplateDelete, TemplateEdit } from './TemplateDialogs';
import { TemplatePreview } from './TemplatePreview';

const dialogs = {
  create: TemplateCreate,
  preview: TemplatePreview,
  edit: TemplateEdit,
  delete: TemplateDelete,
};

const addressParams = { template_page: int(1) };

/** Spec 2 §2.1 "Message Template tab". */
export const TemplateList = () => {
  const t = useTranslate();
  const [{ template_page: page }, change] = useAddressState(addressParams);
  const { openDialog, dialog } = useRecordDialog(dialogs);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => openDialog('create')}>
      {t('customMessageTemplate.add')}
    </Button>
  );
  return (
    <AddressList<MessageTemplate>
      state={{ page, perPage: 20 }}
      onChange={(next) => next.page && change({ template_page: next.page })}
    >
      <SectionHead
        title={t('customMessageTemplate.title')}
        line={t('customMessageTemplate.line')}
        action={add}
      />
      <TemplateCards onOpen={openDialog} />
      {dialog}
    </AddressList>
  );
};

const TemplateCards = ({ onOpen }: { onOpen: OpenTemplateDialog }) => {
  const t = useTranslate();
  const failure = useLoadFailure('custom-message-template.list', useListContext<MessageTemplate>());
  const failed = t('customMessageTemplate.listFailed');
  return (
    <CardList
      label={t('customMessageTemplate.title')}
      skeleton={{ label: t('customMessageTemplate.loading'), count: 3, height: 264 }}
      failure={failure && { ...failure, title: failure.children === failed ? undefined : failed }}
      empty={
        <EmptyCard title={t('customMessageTemplate.empty')} text={t('customMessageTemplate.emptyText')} />
      }
    >
      <TemplateCard onOpen={onOpen} />
    </CardList>
  );
};
