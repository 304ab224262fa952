import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { errorMessageOf } from '../../../api/errors';
import { productKey, serviceKeys } from '../../../model/dic-services/services';
import { LoadFailure } from '../../../ui/layout/LoadFailure';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { ChangeSummary } from '../ChangeSummary';
import { CheckInput } from '../../../ui/inputs/CheckInput';
import { useServiceName } from '../useServiceName';
import { useUserServices } from './useUserServices';

/** Which services a user may open (spec 2 §2.5 "Services tab"). */
export const UserServicesTab = ({ userId }: { userId: number }) => {
  const t = useTranslate();
  const nameOf = useServiceName();
  const services = useUserServices(userId);
  const { query, flags, isEditing, changes, busy, wait } = services;
  const text = (name: string) => t(`userPages.services.${name}`);
  const count = serviceKeys.filter((key) => flags[key]).length;
  const isEmpty = query.data === null;
  const failure = query.error && errorMessageOf('loadServiceAccess', query.error);
  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      sx={{ p: { xs: 4, sm: 6 } }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Box sx={{ mr: 'auto' }}>
          <Typography variant="h2">{text('title')}</Typography>
          {query.data && (
            <Typography variant="body2" color="textSecondary">
              {t('userPages.services.count', { count, total: serviceKeys.length })}
            </Typography>
          )}
        </Box>
        {!isEditing && !isEmpty && (
          <Button
            key="edit"
            variant="contained"
            disabled={!query.data}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes back in place of the button that was pressed
            autoFocus={services.wasEdited}
            onClick={services.edit}
          >
            {text('edit')}
          </Button>
        )}
        {isEditing && (
          <Box sx={{ display: 'flex', gap: 2 }}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes in place of the button that was pressed */}
            <Button autoFocus color="inherit" disabled={busy} onClick={services.cancel}>
              {t('userPages.cancel')}
            </Button>
            <SubmitButton
              onClick={services.submit}
              label={text('save')}
              busyLabel={text('saving')}
              busy={busy}
              wait={wait}
            />
          </Box>
        )}
      </Stack>
      <Stack sx={{ gap: 4 }}>
        {failure && (
          <LoadFailure wait={failure.wait} isBusy={query.isFetching} onRetry={() => void query.refetch()}>
            {t(failure.message, failure.messageArgs)}
          </LoadFailure>
        )}
        {query.isPending && <Skeleton variant="rounded" height={320} />}
        {isEmpty && (
          <Typography component="output" color="textSecondary">
            {text('empty')}
          </Typography>
        )}
        <ChangeSummary added={changes.added.map(nameOf)} removed={changes.removed.map(nameOf)} />
        {!query.isPending && !isEmpty && (
          <div>
            <CheckInput
              name="all"
              label={text('all')}
              checked={count === serviceKeys.length}
              indeterminate={count > 0 && count < serviceKeys.length}
              disabled={!isEditing}
              onChange={services.setAll}
            />
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
                columnGap: 6,
                rowGap: 2,
                mt: 2,
                pt: 3,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              {serviceKeys.map((key) => (
                <CheckInput
                  key={key}
                  name={key}
                  label={nameOf(key)}
                  help={text(`about.${key === productKey ? 'product' : key}`)}
                  checked={flags[key]}
                  disabled={!isEditing}
                  onChange={(value) => services.set(key, value)}
                />
              ))}
            </Box>
          </div>
        )}
      </Stack>
    </Card>
  );
};
