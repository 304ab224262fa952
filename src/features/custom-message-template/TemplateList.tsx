import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { useLoadFailure } from '../../api/useQueryFailure';
import type { MessageTemplate } from '../../model/custom-message-template/messageTemplate';
import { useRecordDialog } from '../../ui/dialogs/useRecordDialog';
import { CardList } from '../../ui/cards/CardList';
import { int } from '../../ui/address/addressParams';
import { AddressList } from '../../ui/address/AddressList';
import { useAddressState } from '../../ui/address/useAddressState';
import { TemplateCard } from './TemplateCard';
import { TemplateDelete, TemplateDialog } from './TemplateDialogs';
import { TemplatePreview } from './TemplatePreview';

const dialogs = {
  create: TemplateDialog,
  preview: TemplatePreview,
  edit: TemplateDialog,
  delete: TemplateDelete,
};

const addressParams = { template_page: int(1) };

/** Spec 2 §2.1 "Message Template tab". */
export const TemplateList = () => {
  const [{ template_page: page }, change] = useAddressState(addressParams);
  return (
    <AddressList<MessageTemplate>
      state={{ page, perPage: 20 }}
      onChange={(next) => next.page && change({ template_page: next.page })}
    >
      <TemplateCards />
    </AddressList>
  );
};

const TemplateCards = () => {
  const t = useTranslate();
  const { openDialog, dialog } = useRecordDialog(dialogs);
  const failure = useLoadFailure('custom-message-template.list', useListContext<MessageTemplate>());
  const failureTitle = t('customMessageTemplate.listFailed');
  return (
    <>
      <CardList
        title={t('customMessageTemplate.title')}
        intro={t('customMessageTemplate.line')}
        action={
          <Button variant="contained" startIcon={<Add />} onClick={() => openDialog('create')}>
            {t('customMessageTemplate.add')}
          </Button>
        }
        skeleton={{ label: t('customMessageTemplate.loading'), count: 3, height: 264 }}
        failure={
          failure && { ...failure, title: failure.children === failureTitle ? undefined : failureTitle }
        }
        empty={{ title: t('customMessageTemplate.empty'), text: t('customMessageTemplate.emptyText') }}
      >
        <TemplateCard onOpen={openDialog} />
      </CardList>
      {dialog}
    </>
  );
};
