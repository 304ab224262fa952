import Drafts from '@mui/icons-material/DraftsOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Notification } from '../../model/notification/notification';
import { PageHeading } from '../../ui/page/PageHeading';
import { TaskProgress } from '../../ui/task/TaskProgress';
import { useNotificationState } from './notificationState';
import { useNotificationActions } from './useActions';
import type { useNotifications } from './useNotifications';

interface NotificationHeadProps {
  query: ReturnType<typeof useNotifications>;
  matching: readonly Notification[];
  isFiltered: boolean;
}

export const NotificationHead = ({ query, matching, isFiltered }: NotificationHeadProps) => {
  const t = useTranslate();
  const { list, total, isComplete, isLoadingRest } = query;
  const { liveState } = useNotificationState();
  const { progress, markRead } = useNotificationActions();
  const unread = matching.filter(({ is_read }) => !is_read);
  return (
    <Box sx={headStyle}>
      <PageHeading>{t('notification.title')}</PageHeading>
      <Box sx={countStyle}>
        {list && (
          <Typography component="output" color="textSecondary">
            {isFiltered
              ? t('notification.countOf', { smart_count: matching.length, total })
              : t('notification.count', { smart_count: total })}
          </Typography>
        )}
        {list && !isComplete && (
          <Typography component="output" color="textSecondary">
            {t(isLoadingRest ? 'notification.loadingRest' : 'notification.newestOnly', {
              count: list.length,
            })}
          </Typography>
        )}
        {/* Mounted from the start, because screen readers announce only changes inside an existing live region. */}
        <Typography component="output" data-live={liveState} variant="caption" color="warning">
          {liveState === 'lost' && t('notification.reconnecting')}
        </Typography>
      </Box>
      {/* As large as the button with any count, so that nothing moves with it. */}
      <Box sx={{ ...actStyle, minWidth: { xs: progress ? 160 : 0, sm: 148 } }}>
        {progress ? (
          <TaskProgress progress={progress} />
        ) : (
          unread.length > 0 && (
            <Button size="small" startIcon={<Drafts />} sx={markStyle} onClick={() => void markRead(unread)}>
              {t('notification.markShown', { smart_count: unread.length })}
            </Button>
          )
        )}
      </Box>
    </Box>
  );
};

const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 } as const;

/** Its start stays in place when the count changes, and its end is that of the column. */
const markStyle = {
  width: '100%',
  justifyContent: 'start',
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;

const actStyle = {
  marginInlineStart: 'auto',
  // The padding of the button.
  marginInlineEnd: -1.25,
  minHeight: 40,
  '@media (pointer: coarse)': { minHeight: 48 },
} as const;

const countStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 4,
  order: { xs: 1, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
  minHeight: 24,
} as const;
