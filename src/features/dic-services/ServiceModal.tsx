import { Box, Button } from '@mui/material';
import { useCreate, useTranslate, useUpdate } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';
import type { CatalogueService, ServiceValues } from '../../model/catalogueService';
import { FormModal } from '../../ui/FormModal';
import { SubmitButton } from '../../ui/SubmitButton';
import { focusProblem } from './focusProblem';
import { ServiceInputs } from './ServiceInputs';
import { useServiceForm } from './useServiceForm';

interface ServiceModalProps {
  /** The service that is changed; without one, `service` is the draft of a new one. */
  id?: number;
  service: Omit<CatalogueService, 'id'>;
  onClose: () => void;
}

/** Adds or changes a service without leaving the page (spec 2 §2.1 "Add/Edit Service modal"). */
export const ServiceModal = ({ id, service, onClose }: ServiceModalProps) => {
  const t = useTranslate();
  const formId = useId();
  const [typed, keep] = useState<Partial<ServiceValues>>({});
  const [create] = useCreate();
  const [update] = useUpdate();
  const isNew = id === undefined;
  const form = useServiceForm({
    service,
    typed,
    keep,
    save: async (data) => {
      const waiting = { returnPromise: true } as const;
      if (isNew) await create('dic-services', { data }, waiting);
      else await update('dic-services', { id, data, previousData: { id, ...service } }, waiting);
    },
    onSaved: onClose,
    namesRequired: 'dicServices.modalNamesRequired',
    saved: isNew ? 'dicServices.modalAdded' : 'dicServices.modalUpdated',
    call: isNew ? 'saveService' : 'updateServiceInModal',
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.send()) focusProblem(event.currentTarget);
  };
  const kind = isNew ? 'add' : 'edit';
  return (
    <FormModal
      open
      onClose={onClose}
      busy={form.busy}
      isDirty={form.isDirty}
      size="lg"
      title={t(`dicServices.modal.${kind}`)}
      actions={
        <>
          <Button color="inherit" disabled={form.busy} onClick={onClose}>
            {t('dicServices.cancel')}
          </Button>
          <SubmitButton
            form={formId}
            label={t(isNew ? 'dicServices.modal.submitAdd' : 'dicServices.modal.submitEdit')}
            busyLabel={t(isNew ? 'dicServices.creating' : 'dicServices.updating')}
            busy={form.busy}
            wait={form.wait}
          />
        </>
      }
    >
      <Box component="form" id={formId} noValidate onSubmit={onSubmit} sx={flat}>
        <ServiceInputs form={form} iconUrl={service.icon_url} />
      </Box>
    </FormModal>
  );
};

/** The dialog is the frame already. */
const flat = {
  pt: 2,
  '& section': { p: 0, border: 0, borderRadius: 0, bgcolor: 'transparent', overflow: 'visible' },
  // Below the dialog's own heading.
  '& h2': { typography: 'h3' },
  // Not those by which the frames of the fields make room for a label.
  '& fieldset:not([aria-hidden]) > legend': { typography: 'body2', fontWeight: 600 },
};
