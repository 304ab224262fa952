import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { errorMessageOf } from '../../../api/errors';
import { LoadFailure } from '../../../ui/layout/LoadFailure';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { CheckInput } from '../../../ui/inputs/CheckInput';
import { useUserPreferences } from './useUserPreferences';

/** Whether each kind of notification reaches a user (spec 2 §2.5, decisions §4). */
export const UserPreferencesTab = ({ userId }: { userId: number }) => {
  const t = useTranslate();
  const { query, switches, set, busy, wait, submit } = useUserPreferences(userId);
  const text = (name: string) => t(`userPages.preferences.${name}`);
  const failure = query.error && errorMessageOf('loadNotificationSwitches', query.error);
  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ p: { xs: 4, sm: 6 } }}
    >
      <Typography variant="h2">{text('title')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {text('help')}
      </Typography>
      <Stack sx={{ gap: 4, alignItems: 'flex-start' }}>
        {failure && (
          <LoadFailure wait={failure.wait} isBusy={query.isFetching} onRetry={() => void query.refetch()}>
            {t(failure.message, failure.messageArgs)}
          </LoadFailure>
        )}
        {query.isPending && <Skeleton variant="rounded" height={240} width="100%" />}
        {query.data && (
          <>
            <Box
              sx={{
                display: 'grid',
                width: '100%',
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
                columnGap: 6,
              }}
            >
              {Object.entries(switches).map(([name, isOn]) => (
                <CheckInput
                  key={name}
                  name={name}
                  label={name.replaceAll('_', ' ')}
                  checked={isOn}
                  onChange={(value) => set(name, value)}
                />
              ))}
            </Box>
            <SubmitButton label={text('save')} busyLabel={text('saving')} busy={busy} wait={wait} />
          </>
        )}
      </Stack>
    </Card>
  );
};
