import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useMemo, useRef } from 'react';
import { activeParts, filtered, servicesIn } from './notificationFilter';
import type { Notification } from '../../model/notification/notification';
import { PageHeading } from '../../ui/layout/PageHeading';
import { NotificationSettingsMenu } from './NotificationSettingsMenu';
import { FilterPanel } from './FilterPanel';
import { LiveMark } from './LiveMark';
import { LoadFailure } from './LoadFailure';
import { NoNotifications } from './NoNotifications';
import { NotificationBoard } from './NotificationBoard';
import { NotificationsSkeleton } from './NotificationsSkeleton';
import { useFilter } from './useFilter';
import { useNotifications } from './useNotifications';
import { useNotifyLoadError } from './useNotifyLoadError';

const nothing: readonly Notification[] = [];

/** The signed-in person's notifications (spec 2 §2.8). */
const NotificationList = () => {
  const t = useTranslate();
  const listId = useId();
  const view = useNotifications();
  const { list, known, failure, isLoading } = view;
  const retry = useNotifyLoadError(view);
  const control = useFilter();
  const { filter } = control;
  const matching = useMemo(() => filtered(list ?? nothing, filter), [list, filter]);
  const services = useMemo(() => servicesIn(list ?? nothing), [list]);
  const isFiltered = activeParts(filter).length > 0;
  const screen = useRef<HTMLDivElement>(null);
  return (
    <div ref={screen}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3, mb: 5 }}>
        <Box sx={{ mr: 'auto', minWidth: 0 }}>
          <PageHeading>{t('notification.title')}</PageHeading>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, mt: 1 }}>
            {list && (
              <Typography component="output" color="textSecondary">
                {t(isFiltered ? 'notification.countOf' : 'notification.count', {
                  smart_count: matching.length,
                  total: list.length,
                })}
              </Typography>
            )}
            <LiveMark />
          </Box>
        </Box>
        <NotificationSettingsMenu />
      </Box>
      {failure && <LoadFailure isBusy={isLoading} onRetry={() => void retry()} />}
      {!list && !failure && <NotificationsSkeleton />}
      {(list || failure) && (
        <>
          <FilterPanel control={control} services={services} listId={listId} />
          <Box id={listId} role="tabpanel" aria-label={t('notification.title')}>
            {list && matching.length === 0 && (
              <NoNotifications onClear={isFiltered && list.length > 0 ? control.clear : null} />
            )}
            {known && (
              <NotificationBoard
                matching={matching}
                known={known}
                isMarkHiding={filter.read !== 'all'}
                isNewestFirst={filter.sort === 'desc'}
                screen={screen}
              />
            )}
          </Box>
        </>
      )}
    </div>
  );
};

export default NotificationList;
