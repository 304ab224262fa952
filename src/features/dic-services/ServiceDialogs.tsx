import { useQueryClient } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { isGone } from '../../api/errors';
import { useNotifyError } from '../../api/useNotifyError';
import {
  duplicateService,
  emptyService,
  type CatalogueService,
} from '../../model/dic-services/catalogueService';
import { withoutIsolates } from '../../model/text';
import { DeleteDialog } from '../../ui/dialogs/DeleteDialog';
import { FormDialog } from '../../ui/form/FormDialog';
import { RecordCreate, RecordEdit } from '../../ui/views';
import { ServiceInputs } from './ServiceInputs';
import { useServiceMutation, useServiceFormErrors } from './useServiceSaving';

const getInvalidToast = (names: readonly string[]) =>
  names.includes('name') || names.includes('code_name') ? 'dicServices.dialogNamesRequired' : undefined;

interface ServiceDialogProps {
  kind: 'add' | 'edit';
  onClose: () => void;
}

const ServiceDialog = ({ kind, onClose }: ServiceDialogProps) => (
  <FormDialog
    size="lg"
    title={`dicServices.dialog.${kind}.title`}
    submit={kind === 'add' ? 'action.add' : 'action.update'}
    busy={kind === 'add' ? 'action.creating' : 'action.updating'}
    successMessage={`dicServices.dialog.${kind}.saved`}
    onError={useServiceFormErrors(kind === 'add' ? 'dic-services.save' : 'updateServiceInDialog')}
    getInvalidToast={getInvalidToast}
    defaultValues={emptyService}
    onClose={onClose}
  >
    <ServiceInputs isFlat />
  </FormDialog>
);

/** Spec 2 §2.1 "Add/Edit Service modal". */
export const ServiceQuickEdit = ({ onClose }: { onClose: () => void }) => (
  <RecordEdit mutationOptions={useServiceMutation()}>
    <ServiceDialog kind="edit" onClose={onClose} />
  </RecordEdit>
);

export const ServiceDuplicate = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  const service = useRecordContext<CatalogueService>();
  // Created once, because a new record would reset the form.
  const [draft] = useState(() =>
    duplicateService(
      { ...emptyService, id: 0, ...service },
      withoutIsolates(t('dicServices.copyName', { name: service?.name ?? '' })),
    ),
  );
  return (
    <RecordCreate record={draft} mutationOptions={useServiceMutation()}>
      <ServiceDialog kind="add" onClose={onClose} />
    </RecordCreate>
  );
};

interface ServiceDeleteProps {
  deleted?: string;
  onClose: () => void;
  onDeleted?: () => Promise<void>;
}

/** Spec 2 §5, decisions §7. */
export const ServiceDelete = (props: ServiceDeleteProps) => {
  const { deleted = 'dicServices.cardDeleted', onClose, onDeleted } = props;
  const notifyError = useNotifyError();
  const client = useQueryClient();
  const service = useRecordContext<CatalogueService>();
  const onServiceDeleted = async () => {
    void client.invalidateQueries({ queryKey: ['myServices'] });
    if (onDeleted) await onDeleted();
    else onClose();
    client.removeQueries({ queryKey: ['dic-services', 'getOne', { id: String(service?.id) }] });
  };
  const onFailed = (error: unknown) => {
    if (isGone(error)) void client.invalidateQueries({ queryKey: ['dic-services'] });
    return notifyError('dic-services.delete', error);
  };
  return (
    <DeleteDialog
      title="dicServices.deleteService"
      message="dicServices.confirm"
      successMessage={deleted}
      args={{ name: service?.name ?? '' }}
      onError={onFailed}
      onClose={onClose}
      onDeleted={onServiceDeleted}
    />
  );
};
