import { Button, Skeleton, Stack } from '@mui/material';
import { useEditContext, useNotify, useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { isGone } from '../../api/errors';
import { useLoadFailure } from '../../api/useQueryFailure';
import type { CatalogueService } from '../../model/dic-services/catalogueService';
import { adminTabState, paths } from '../../paths';
import { FormActions } from '../../ui/form/FormButtons';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { RecordGone } from '../../ui/loading/RecordGone';
import { RecordEdit } from '../../ui/views';
import { BackToServicesButton, ServiceForm, ServicePage } from './ServiceForm';
import { useServiceMutation } from './useServiceSaving';

const ServiceEdit = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  return (
    <ServicePage title={t('dicServices.page.edit.title')}>
      <RecordEdit key={id} id={id} mutationOptions={useServiceMutation()}>
        <LoadedService />
      </RecordEdit>
    </ServicePage>
  );
};

const LoadedService = () => {
  const t = useTranslate();
  const notify = useNotify();
  const { record, error, ...query } = useEditContext<CatalogueService>();
  const failure = useLoadFailure('loadService', { error, ...query });
  // A deleted service may still be in the cache.
  const isMissing = isGone(error);
  if (record && !isMissing) return <ServiceForm kind="edit" />;
  if (!failure)
    return (
      <Stack component="output" aria-label={t('dicServices.loading')} sx={{ gap: 6 }}>
        <Skeleton variant="rounded" height={420} sx={{ borderRadius: '12px' }} />
        <Skeleton variant="rounded" height={520} sx={{ borderRadius: '12px' }} />
      </Stack>
    );
  return (
    <>
      {isMissing ? (
        <RecordGone to={paths.admin} state={adminTabState('dicServices')}>
          {failure.children}
        </RecordGone>
      ) : (
        <LoadFailure {...failure} />
      )}
      <FormActions>
        <Button
          color="error"
          onClick={() => notify('dicServices.nothingToDelete', { type: 'error' })}
          sx={{ marginInlineEnd: 'auto' }}
        >
          {t('dicServices.deleteService')}
        </Button>
        <BackToServicesButton />
      </FormActions>
    </>
  );
};

export default ServiceEdit;
