import { Box } from '@mui/material';
import { useSaveContext, useTranslate } from 'ra-core';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../auth/useAuth';
import { atAdminTab } from '../../model/adminTabs';
import { emptyService, type CatalogueService, type ServiceValues } from '../../model/catalogueService';
import { paths } from '../../paths';
import { SubmitButton } from '../../ui/SubmitButton';
import { UnsavedChanges } from '../../ui/UnsavedChanges';
import { useDraft } from '../../ui/useDraft';
import { DeleteService } from './DeleteService';
import { focusProblem } from './focusProblem';
import { FormActions } from './FormActions';
import { ServiceInputs } from './ServiceInputs';
import { useServiceForm } from './useServiceForm';

const unchanged: Partial<ServiceValues> = {};

/** The form of a new service, or of one that is there, over react-admin's save (spec 2 §2.2). */
export const ServiceForm = ({ service }: { service?: CatalogueService }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const user = useUser();
  const { save } = useSaveContext();
  const draft = useDraft<Partial<ServiceValues>>(user?.user_id ?? 0, unchanged);
  const saved = useRef(false);
  const [isDeleting, setDeleting] = useState(false);

  const leave = async () => navigate(paths.admin, { state: atAdminTab('dicServices') });
  const leaveDone = async () => {
    draft.drop();
    saved.current = true;
    await leave();
  };
  const form = useServiceForm({
    service: service ?? emptyService,
    typed: draft.value,
    keep: draft.keep,
    save: (values) =>
      new Promise<void>((resolve, reject) => {
        void save?.(values, { onSuccess: () => resolve(), onError: reject });
      }),
    onSaved: () => void leaveDone(),
    namesRequired: 'dicServices.namesRequired',
    saved: service ? 'dicServices.updated' : 'dicServices.created',
    call: 'saveService',
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.send()) focusProblem(event.currentTarget);
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      aria-label={t(service ? 'dicServices.editTitle' : 'dicServices.createTitle')}
    >
      <ServiceInputs form={form} iconUrl={service?.icon_url ?? null} />
      <FormActions onCancel={() => void leave()} {...(service ? { onDelete: () => setDeleting(true) } : {})}>
        <SubmitButton
          label={t(service ? 'dicServices.update' : 'dicServices.create')}
          busyLabel={t(service ? 'dicServices.updating' : 'dicServices.creating')}
          busy={form.busy}
          wait={form.wait}
        />
      </FormActions>
      {isDeleting && service && (
        <DeleteService
          service={service}
          done="dicServices.deleted"
          onClose={() => setDeleting(false)}
          onDone={leaveDone}
        />
      )}
      <UnsavedChanges
        when={form.isDirty}
        saved={saved}
        onDiscard={() => {
          draft.keep(unchanged);
          draft.drop();
        }}
      />
    </Box>
  );
};
