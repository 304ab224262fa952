import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { HttpError } from '../../../api/HttpError';
import { useData } from '../../../api/useData';
import { useQueryFailure, useFormErrors } from '../../../api/useNotifyError';
import { productKey, type ServiceFlags, serviceKeys, noServices } from '../../../model/dic-services/services';
import { FormSaveButton } from '../../../ui/form/FormButtons';
import { useFormSubmission } from '../../../ui/form/FormContext';
import { RecordForm } from '../../../ui/form/RecordForm';
import { CheckboxInput, CheckboxField } from '../../../ui/inputs/CheckboxInput';
import { LoadFailure } from '../../../ui/loading/LoadFailure';
import { flagChanges } from '../userForms';
import { ChangeSummary, switchGrid, useServiceName } from '../UserInputs';

/** Two retries, after 1 s and 2 s, on a 5xx (decisions §5). */
const shouldRetry = (failures: number, error: Error) =>
  failures < 2 && error instanceof HttpError && error.status >= 500;

/** Spec 2 §2.5 "Services tab", §4 "Service-access editing". */
export const UserServicesTab = ({ userId }: { userId: number }) => {
  const data = useData();
  const client = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const queryKey = ['userServices', userId];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => data.serviceAccess(userId, signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
    retry: shouldRetry,
    retryDelay: (attempt) => 1000 * (attempt + 1),
  });
  const save = async (typed: Record<string, unknown>) => {
    await data.saveServiceAccess(userId, typed);
    client.setQueryData(queryKey, typed);
  };
  return (
    <Card sx={{ p: { xs: 4, sm: 6 } }}>
      <RecordForm
        // Until the services are loaded all show as off, and Edit is disabled.
        record={query.data ?? noServices}
        save={save}
        saved="userPages.services.saved"
        onSaved={() => setEditing(false)}
        onRefused={useFormErrors('saveServiceAccess')}
      >
        <ServiceInputs query={query} isEditing={isEditing} onEdit={setEditing} />
      </RecordForm>
    </Card>
  );
};

interface ServiceInputsProps {
  query: UseQueryResult<ServiceFlags | null>;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

const ServiceInputs = ({ query, isEditing, onEdit }: ServiceInputsProps) => {
  const t = useTranslate();
  const nameOf = useServiceName();
  const failure = useQueryFailure('loadServiceAccess', query);
  const { setValue } = useFormContext<ServiceFlags>();
  const flags = useWatch<ServiceFlags>() as ServiceFlags;
  const count = serviceKeys.filter((key) => flags[key]).length;
  const { added, removed } = flagChanges(serviceKeys, query.data ?? noServices, flags);
  const isEmpty = query.data === null;
  const setAll = (isOn: boolean) => {
    for (const key of serviceKeys) setValue(key, isOn, { shouldDirty: true });
  };
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Box sx={{ mr: 'auto' }}>
          <Typography variant="h2">{t('userPages.services.title')}</Typography>
          {query.data && (
            <Typography variant="body2" color="textSecondary">
              {t('userPages.services.count', { count, total: serviceKeys.length })}
            </Typography>
          )}
        </Box>
        {!isEmpty && <ServiceButtons query={query} isEditing={isEditing} onEdit={onEdit} />}
      </Stack>
      <Stack sx={{ gap: 4 }}>
        {failure && <LoadFailure {...failure} />}
        {query.isPending && <Skeleton variant="rounded" height={320} />}
        {isEmpty && (
          <Typography component="output" color="textSecondary">
            {t('userPages.services.empty')}
          </Typography>
        )}
        {isEditing && <ChangeSummary added={added.map(nameOf)} removed={removed.map(nameOf)} />}
        {!query.isPending && !isEmpty && (
          <div>
            <CheckboxField
              name="all"
              label={t('userPages.services.all')}
              checked={count === serviceKeys.length}
              indeterminate={count > 0 && count < serviceKeys.length}
              disabled={!isEditing}
              onChange={setAll}
            />
            <Box
              sx={{ ...switchGrid('18rem'), rowGap: 2, mt: 2, pt: 3, borderTop: 1, borderColor: 'divider' }}
            >
              {serviceKeys.map((key) => (
                <CheckboxInput
                  key={key}
                  source={key}
                  text={nameOf(key)}
                  help={t(`userPages.services.about.${key === productKey ? 'product' : key}`)}
                  disabled={!isEditing}
                />
              ))}
            </Box>
          </div>
        )}
      </Stack>
    </>
  );
};

const ServiceButtons = ({ query, isEditing, onEdit }: ServiceInputsProps) => {
  const t = useTranslate();
  const { reset } = useFormContext();
  const { busy } = useFormSubmission();
  const [wasEdited, setWasEdited] = useState(false);
  if (!isEditing)
    return (
      <Button
        key="edit"
        variant="contained"
        disabled={!query.data}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that had the focus
        autoFocus={wasEdited}
        onClick={() => {
          onEdit(true);
          setWasEdited(true);
        }}
      >
        {t('userPages.services.edit')}
      </Button>
    );
  const cancel = () => {
    reset();
    onEdit(false);
    void query.refetch();
  };
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that had the focus */}
      <Button autoFocus color="inherit" disabled={busy} onClick={cancel}>
        {t('action.cancel')}
      </Button>
      <FormSaveButton label="action.saveChanges" busyLabel="action.saving" />
    </Box>
  );
};
