import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { notificationGroups, notificationKeys } from '../../model/notification/notificationModes';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { visuallyHidden } from '../../ui/styles';
import { NotificationGroupCard } from './NotificationGroupCard';
import { useFinanceAccess, useModeSummary, useNotificationModes } from './useNotificationModes';

export const NotificationControlsTab = () => {
  const t = useTranslate();
  const formatSummary = useModeSummary();
  const { modes, failure } = useNotificationModes();
  const finance = useFinanceAccess();
  const groups = notificationGroups.map((group) => ({
    group,
    hasAccess: group.name === 'finance' ? finance : true,
  }));
  const visibleKeys = notificationKeys.filter((key) =>
    groups.some(({ group, hasAccess }) => hasAccess !== false && group.keys.includes(key)),
  );
  const counts = modes && formatSummary(visibleKeys.map((key) => modes[key]));
  return (
    <Stack sx={{ gap: 4 }}>
      <div>
        <Typography variant="h2">{t('notificationControls.title')}</Typography>
        <Typography color="textSecondary">{t('notificationControls.line')}</Typography>
      </div>
      {failure && <LoadFailure {...failure} isQuiet />}
      {!modes && !failure && (
        <Box>
          <output style={visuallyHidden}>{t('notificationControls.loading')}</output>
          {notificationGroups.map(({ name }) => (
            <Skeleton key={name} variant="rounded" height={240} sx={{ mb: 4 }} />
          ))}
        </Box>
      )}
      {modes && (
        <>
          <Typography component="output">
            {counts
              ? t('notificationControls.summary', { counts })
              : t('notificationControls.summaryNothing')}
          </Typography>
          {groups.map(({ group, hasAccess }) => (
            <NotificationGroupCard key={group.name} group={group} modes={modes} hasAccess={hasAccess} />
          ))}
        </>
      )}
    </Stack>
  );
};
