import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useData } from '../../../api/useData';
import { useFormErrors } from '../../../api/useNotifyError';
import { useQueryFailure } from '../../../api/useQueryFailure';
import { FormSaveButton } from '../../../ui/form/FormButtons';
import { RecordForm } from '../../../ui/form/RecordForm';
import { checkboxColumns, CheckboxInput } from '../../../ui/inputs/CheckboxInput';
import { LoadFailure } from '../../../ui/loading/LoadFailure';

const UserPreferencesTab = ({ userId }: { userId: number }) => {
  const t = useTranslate();
  const data = useData();
  const client = useQueryClient();
  const handleError = useFormErrors('saveNotificationSwitches');
  const queryKey = ['userPreferences', userId];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => data.notificationSwitches(userId, signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const failure = useQueryFailure('loadNotificationSwitches', query);
  const save = async (typed: Record<string, unknown>) => {
    await data.saveNotificationSwitches(userId, typed as Record<string, boolean>);
    client.setQueryData(queryKey, typed);
  };
  return (
    <Card sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography variant="h2">{t('userPages.details.tab.notifications')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {t('userPages.preferences.help')}
      </Typography>
      <Stack sx={{ gap: 4 }}>
        {failure && <LoadFailure {...failure} />}
        {query.isPending && <Skeleton variant="rounded" sx={{ height: { xs: 604, md: 316 } }} />}
        {query.data && (
          <RecordForm
            record={query.data}
            save={save}
            successMessage="userPages.preferences.saved"
            onError={handleError}
          >
            <Box sx={{ ...checkboxColumns, mb: 4 }}>
              {Object.keys(query.data).map((name) => (
                <CheckboxInput
                  key={name}
                  source={name}
                  // A server may have kinds unknown here.
                  text={t(`userPages.preferences.name.${name}`, { _: name.replaceAll('_', ' ') })}
                />
              ))}
            </Box>
            <FormSaveButton label="action.saveChanges" busyLabel="action.saving" />
          </RecordForm>
        )}
      </Stack>
    </Card>
  );
};

export default UserPreferencesTab;
