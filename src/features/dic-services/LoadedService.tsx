import { Button, Skeleton, Stack } from '@mui/material';
import { useEditContext, useNotify, useTranslate } from 'ra-core';
import { isGone, errorMessageOf } from '../../api/errors';
import { useForbidden } from '../../api/useNotifyError';
import { atAdminTab } from '../../model/adminTabs';
import type { CatalogueService } from '../../model/dic-services/catalogueService';
import { paths } from '../../paths';
import { LoadFailure } from '../../ui/layout/LoadFailure';
import { RecordGone } from '../../ui/layout/RecordGone';
import { FormActions } from './FormActions';
import { ServiceForm } from './ServiceForm';

/** The form of the service that is being fetched around it, once it is there. */
export const LoadedService = () => {
  const t = useTranslate();
  const notify = useNotify();
  const { record, error, isFetching, refetch } = useEditContext<CatalogueService>();
  const isForbidden = useForbidden('loadService', error);
  if (isForbidden) return null;
  // What is gone may still lie in the cache.
  const isMissing = isGone(error);
  if (record && !isMissing) return <ServiceForm kind="edit" />;
  if (!error)
    return (
      <Stack component="output" aria-label={t('dicServices.loading')} sx={{ gap: 6 }}>
        <Skeleton variant="rounded" height={420} sx={{ borderRadius: '12px' }} />
        <Skeleton variant="rounded" height={520} sx={{ borderRadius: '12px' }} />
      </Stack>
    );
  const { message, messageArgs, wait } = errorMessageOf('loadService', error);
  return (
    <>
      {isMissing ? (
        <RecordGone to={paths.admin} state={atAdminTab('dicServices')}>
          {t(message, messageArgs)}
        </RecordGone>
      ) : (
        <LoadFailure wait={wait} isBusy={isFetching} onRetry={() => void refetch?.()}>
          {t(message, messageArgs)}
        </LoadFailure>
      )}
      <FormActions
        deletion={
          <Button
            color="error"
            onClick={() => notify('dicServices.nothingToDelete', { type: 'error' })}
            sx={{ mr: 'auto' }}
          >
            {t('dicServices.deleteService')}
          </Button>
        }
      />
    </>
  );
};
