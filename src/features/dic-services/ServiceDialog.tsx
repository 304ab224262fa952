import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { duplicateOf, emptyService, type CatalogueService } from '../../model/dic-services/catalogueService';
import { FormDialog } from '../../ui/form/FormDialog';
import { Create, Edit } from '../../ui/views';
import { ServiceInputs } from './ServiceInputs';
import { useServiceMutation, useServiceRefusal } from './useServiceSaving';

const invalid = (names: readonly string[]) =>
  names.includes('name') || names.includes('code_name')
    ? 'dicServices.dialogNamesRequired'
    : 'dicServices.urlRequired';

interface ServiceDialogProps {
  kind: 'add' | 'edit';
  onClose: () => void;
}

const ServiceDialog = ({ kind, onClose }: ServiceDialogProps) => (
  <FormDialog
    size="lg"
    title={`dicServices.dialog.${kind}.title`}
    submit={`dicServices.dialog.${kind}.submit`}
    busy={`dicServices.dialog.${kind}.busy`}
    saved={`dicServices.dialog.${kind}.saved`}
    onRefused={useServiceRefusal(kind === 'add' ? 'saveService' : 'updateServiceInDialog')}
    invalid={invalid}
    defaultValues={emptyService}
    onClose={onClose}
  >
    <ServiceInputs isFlat />
  </FormDialog>
);

/** Changes the service around it without leaving the page (spec 2 §2.1 "Add/Edit Service modal"). */
export const ServiceQuickEdit = ({ onClose }: { onClose: () => void }) => (
  <Edit mutationOptions={useServiceMutation()}>
    <ServiceDialog kind="edit" onClose={onClose} />
  </Edit>
);

export const ServiceDuplicate = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  const service = useRecordContext<CatalogueService>();
  // Made once: what is typed goes on from it.
  const [draft] = useState(() =>
    duplicateOf(
      { ...emptyService, id: 0, ...service },
      t('dicServices.copyName', { name: service?.name ?? '' }),
    ),
  );
  return (
    <Create record={draft} mutationOptions={useServiceMutation()}>
      <ServiceDialog kind="add" onClose={onClose} />
    </Create>
  );
};
