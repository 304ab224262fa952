import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useData } from '../../../api/useData';
import { useFormErrors } from '../../../api/useNotifyError';
import { useQueryFailure } from '../../../api/useQueryFailure';
import { noServices, type ServiceFlags } from '../../../model/dic-services/services';
import { CancelButton, FormSaveButton } from '../../../ui/form/FormButtons';
import { RecordForm } from '../../../ui/form/RecordForm';
import { checkboxColumns, CheckboxField } from '../../../ui/inputs/CheckboxInput';
import { useField } from '../../../ui/inputs/useField';
import { LoadFailure } from '../../../ui/loading/LoadFailure';
import { ServicePicture } from '../../../ui/pictures/ServicePicture';
import { getFlagChanges } from '../account/userForms';
import { ChangeSummary } from '../account/ChangeSummary';
import { serviceAccessKey, useServiceAccess, useServices } from '../account/services';

interface Editing {
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

/** Spec 2 §2.5 "Services tab", §4 "Service-access editing". */
const UserServicesTab = ({ userId, isEditing, onEdit }: { userId: number } & Editing) => {
  const data = useData();
  const client = useQueryClient();
  const query = useServiceAccess(userId);
  const save = async ({ services }: { services: ServiceFlags }) => {
    await data.saveServiceAccess(userId, services);
    client.setQueryData(serviceAccessKey(userId), services);
  };
  return (
    // Hidden overflow would make the head stick to the card instead of the window.
    <Card sx={{ p: { xs: 4, sm: 6 }, overflow: 'visible' }}>
      <RecordForm
        // Shows all services as off and disables Edit until they are loaded.
        record={{ services: query.data ?? noServices }}
        save={save}
        successMessage="userPages.services.saved"
        onSaved={() => onEdit(false)}
        onError={useFormErrors('saveServiceAccess')}
      >
        <ServiceInputs query={query} onEdit={onEdit} isEditing={isEditing && Boolean(query.data)} />
      </RecordForm>
    </Card>
  );
};

export default UserServicesTab;

interface ServiceInputsProps extends Editing {
  query: UseQueryResult<ServiceFlags | null>;
}

const ServiceInputs = ({ query, isEditing, onEdit }: ServiceInputsProps) => {
  const t = useTranslate();
  const services = useServices();
  const { getName } = services;
  const failure = useQueryFailure('loadServiceAccess', query);
  // One field, because a code name may have dots.
  const field = useField<ServiceFlags>({ source: 'services', label: '' });
  const flags = field.value;
  const before: ServiceFlags = query.data ?? noServices;
  // Services that are on come first, and keep their place while they are edited.
  const keys = services
    .getKeys(before)
    .toSorted((a, b) => Number(before[b] ?? false) - Number(before[a] ?? false));
  const count = keys.filter((key) => flags[key]).length;
  const { added, removed } = getFlagChanges(keys, before, flags);
  const changed = [...added, ...removed];
  const isEmpty = query.data === null;
  const isLoading = query.isPending || services.isPending;
  const change = (turnedKeys: readonly string[], isOn: boolean) => {
    const entries = Object.entries({ ...flags, ...Object.fromEntries(turnedKeys.map((key) => [key, isOn])) });
    // A server may omit services that the user never had.
    field.onChange(Object.fromEntries(entries.filter(([key, flag]) => flag || key in before)));
  };
  return (
    <>
      <Box sx={[header, isEditing && stickyStyle]}>
        <Box sx={{ flex: '1 1 16rem', minWidth: 0, minHeight: 47 }}>
          <Typography variant="h2">{t('userPages.services.title')}</Typography>
          {query.data && (
            <ChangeSummary
              added={added.map(getName)}
              removed={removed.map(getName)}
              emptyText={t('userPages.services.count', { count, total: keys.length })}
            />
          )}
        </Box>
        {!isEmpty && <ServiceButtons query={query} isEditing={isEditing} onEdit={onEdit} />}
      </Box>
      <Stack sx={{ gap: 4 }}>
        {failure && <LoadFailure {...failure} />}
        {services.failure && <LoadFailure {...services.failure} />}
        {isLoading && <Skeleton variant="rounded" height={320} />}
        {isEmpty && (
          <Typography component="output" color="textSecondary">
            {t('userPages.services.empty')}
          </Typography>
        )}
        {!isLoading && !isEmpty && (
          <>
            <CheckboxField
              name="all"
              label={t('userPages.services.all')}
              checked={count === keys.length}
              indeterminate={count > 0 && count < keys.length}
              disabled={!isEditing}
              onChange={(isOn) => change(keys, isOn)}
            />
            <Box sx={listStyle}>
              {keys.map((key) => (
                <CheckboxField
                  key={key}
                  name={field.name}
                  label={getName(key)}
                  icon={<ServicePicture code={key} src={services.getIcon(key)} size={28} />}
                  checked={flags[key] ?? false}
                  onChange={(isOn) => change([key], isOn)}
                  help={services.getDescription(key)}
                  changedNote={changed.includes(key) && t('userPages.services.changed')}
                  disabled={!isEditing}
                />
              ))}
            </Box>
          </>
        )}
      </Stack>
    </>
  );
};

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 6,
  rowGap: 3,
  py: 2,
  mb: 2,
};

const listStyle = {
  ...checkboxColumns,
  pt: 4,
  borderTop: 1,
  borderColor: 'divider',
  // Keeps focused elements visible below the sticky header.
  '& input': { scrollMarginTop: '9rem' },
} as const;

/** Sticks below the top bar. */
const stickyStyle = ({ mixins }: Theme) =>
  ({ position: 'sticky', top: mixins.toolbar.minHeight, zIndex: 1, bgcolor: 'background.paper' }) as const;

const ServiceButtons = ({ query, isEditing, onEdit }: ServiceInputsProps) => {
  const t = useTranslate();
  const { reset } = useFormContext();
  const [wasEdited, setWasEdited] = useState(isEditing);
  if (isEditing && !wasEdited) setWasEdited(true);
  const cancel = () => {
    reset();
    onEdit(false);
    void query.refetch();
  };
  return isEditing ? (
    <Box sx={{ display: 'flex', gap: 2 }}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that had the focus */}
      <CancelButton autoFocus onClick={cancel} />
      <FormSaveButton label="action.saveChanges" busyLabel="action.saving" />
    </Box>
  ) : (
    <Button
      variant="contained"
      disabled={!query.data}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that had the focus
      autoFocus={wasEdited}
      onClick={() => onEdit(true)}
    >
      {t('userPages.services.edit')}
    </Button>
  );
};
