import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../auth/useAuth';
import { emptyService } from '../../model/dic-services/catalogueService';
import { adminTabState, paths } from '../../paths';
import { FormActions, FormSaveButton } from '../../ui/form/FormButtons';
import { RecordForm } from '../../ui/form/RecordForm';
import { UnsavedForm } from '../../ui/form/UnsavedForm';
import { Crumbs } from '../../ui/page/Crumbs';
import { PageHeading } from '../../ui/page/PageHeading';
import { ServiceDelete } from './ServiceDialogs';
import { ServiceInputs } from './ServiceInputs';
import { useServiceFormErrors } from './useServiceSaving';

const servicesTab = adminTabState('dicServices');

const useLeaveToServices = () => {
  const navigate = useNavigate();
  return async () => navigate(paths.admin, { state: servicesTab });
};

export const ServicePage = ({ title, children }: { title: string; children: ReactNode }) => {
  const t = useTranslate();
  return (
    <Box sx={({ widths }) => ({ maxWidth: widths.wideForm })}>
      <Crumbs list={t('dicServices.back')} to={paths.admin} state={servicesTab} current={title} />
      <PageHeading>{title}</PageHeading>
      <Box sx={{ mt: 6 }}>{children}</Box>
    </Box>
  );
};

/** Shows the rule about all URLs under the first one. */
const getInvalidToast = (names: readonly string[]) =>
  names.includes('name') || names.includes('code_name') ? 'dicServices.namesRequired' : undefined;

export const ServiceForm = ({ kind }: { kind: 'create' | 'edit' }) => {
  const t = useTranslate();
  const user = useUser();
  const leave = useLeaveToServices();
  return (
    <RecordForm
      label={t(`dicServices.page.${kind}.title`)}
      successMessage={`dicServices.page.${kind}.saved`}
      onSaved={() => void leave()}
      onError={useServiceFormErrors(kind === 'create' ? 'dic-services.save' : 'updateService')}
      getInvalidToast={getInvalidToast}
      defaultValues={emptyService}
    >
      <ServiceInputs />
      <FormActions>
        {kind === 'edit' && <DeleteButton />}
        <BackToServicesButton />
        <FormSaveButton
          label={`dicServices.page.${kind}.submit`}
          busyLabel={kind === 'create' ? 'action.creating' : 'action.updating'}
        />
      </FormActions>
      <UnsavedForm userId={user?.user_id ?? 0} />
    </RecordForm>
  );
};

export const BackToServicesButton = () => {
  const t = useTranslate();
  const leave = useLeaveToServices();
  return (
    <Button color="inherit" onClick={() => void leave()}>
      {t('action.cancel')}
    </Button>
  );
};

const DeleteButton = () => {
  const t = useTranslate();
  const leave = useLeaveToServices();
  const { reset } = useFormContext();
  const [isConfirming, setConfirming] = useState(false);
  const onDeleted = async () => {
    // Prevents the unsaved-changes dialog.
    flushSync(() => reset());
    await leave();
  };
  return (
    <>
      <Button color="error" onClick={() => setConfirming(true)} sx={{ marginInlineEnd: 'auto' }}>
        {t('dicServices.deleteService')}
      </Button>
      {isConfirming && (
        <ServiceDelete
          deleted="dicServices.deleted"
          onClose={() => setConfirming(false)}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
};
