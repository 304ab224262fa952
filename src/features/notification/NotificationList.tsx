import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useI18nProvider, useTranslate } from 'ra-core';
import { useId, useMemo, useRef } from 'react';
import { useQueryFailure } from '../../api/useNotifyError';
import { EmptyCard } from '../../ui/cards/EmptyCard';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { getActiveParts, filterNotifications, listServices, useFilter } from './notificationFilter';
import type { Notification } from '../../model/notification/notification';
import { PageHeading } from '../../ui/page/PageHeading';
import { FilterPanel } from './FilterPanel';
import { NotificationBoard } from './NotificationBoard';
import { useNotificationState } from './notificationState';
import { useNotifications } from './useNotifications';

const emptyList: readonly Notification[] = [];

/** Does not use ListBase, because the filters run on the complete list shared with the bell and the page title. */
const NotificationList = () => {
  const t = useTranslate();
  const listId = useId();
  const { list, total, isComplete, isLoadingRest, fetched, failure, isLoading, retry } = useNotifications();
  const panel = useQueryFailure('notification.list', {
    error: failure,
    isFetching: isLoading,
    refetch: retry,
  });
  const { liveState } = useNotificationState();
  const control = useFilter();
  const { filter } = control;
  const matching = useMemo(() => filterNotifications(list ?? emptyList, filter), [list, filter]);
  const locale = useI18nProvider().getLocale();
  // oxlint-disable-next-line react/exhaustive-deps -- the locale determines the sort
  const services = useMemo(() => listServices(list ?? emptyList), [list, locale]);
  const isFiltered = getActiveParts(filter).length > 0;
  const hasTools = list?.length !== 0;
  const page = useRef<HTMLDivElement>(null);
  return (
    <div ref={page}>
      <Box sx={{ mb: 5 }}>
        <PageHeading>{t('notification.title')}</PageHeading>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, mt: 1 }}>
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
      </Box>
      {panel && (
        <Box sx={{ mb: 4 }}>
          <LoadFailure {...panel} retryLabel="notification.retry" toast="notification.listFailed">
            {t('notification.error')}
          </LoadFailure>
        </Box>
      )}
      {!list && !failure && (
        <>
          <Typography component="output" color="textSecondary">
            {t('notification.loading')}
          </Typography>
          {Array.from({ length: 4 }, (_, row) => (
            <Skeleton key={row} variant="rounded" height={86} sx={{ mt: 2 }} />
          ))}
        </>
      )}
      {(list || failure) && (
        <>
          {hasTools && <FilterPanel control={control} services={services} listId={listId} />}
          <Box id={listId} role="tabpanel" aria-label={t('notification.title')}>
            {list && matching.length === 0 && (
              <EmptyCard title={t(hasTools ? 'notification.noMatch' : 'notification.none')}>
                {hasTools && <Button onClick={control.clear}>{t('notification.active.clearAll')}</Button>}
              </EmptyCard>
            )}
            {fetched && (
              <NotificationBoard
                matching={matching}
                isReadFiltered={filter.read !== 'all'}
                isComplete={isComplete}
                isBusy={isLoadingRest}
                canFold={filter.q.trim() === ''}
                page={page}
              />
            )}
          </Box>
        </>
      )}
    </div>
  );
};

export default NotificationList;
