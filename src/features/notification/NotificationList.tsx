import NotificationsOff from '@mui/icons-material/NotificationsOffOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useI18nProvider, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { useNotifyError } from '../../api/useNotifyError';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { activeParts, filterNotifications, servicesIn, useFilter } from './notificationFilter';
import type { Notification } from '../../model/notification/notification';
import { PageHeading } from '../../ui/page/PageHeading';
import { FilterPanel } from './FilterPanel';
import { NotificationBoard } from './NotificationBoard';
import { useNotificationState } from './notificationState';
import { useNotifications } from './useNotifications';

const emptyList: readonly Notification[] = [];

/** Does not use ListBase: the filters work on the whole list, which the bell and the page title share. */
const NotificationList = () => {
  const t = useTranslate();
  const listId = useId();
  const view = useNotifications();
  const { list, total, isComplete, isLoadingRest, fetched, failure, isLoading } = view;
  const retry = useNotifyLoadError(view);
  const control = useFilter();
  const { filter } = control;
  const matching = useMemo(() => filterNotifications(list ?? emptyList, filter), [list, filter]);
  const locale = useI18nProvider().getLocale();
  // oxlint-disable-next-line react/exhaustive-deps -- names are sorted as in the language
  const services = useMemo(() => servicesIn(list ?? emptyList), [list, locale]);
  const isFiltered = activeParts(filter).length > 0;
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
          <LiveStatus />
        </Box>
      </Box>
      {failure && (
        <Box sx={{ mb: 4 }}>
          <LoadFailure isBusy={isLoading} retryLabel="notification.retry" onRetry={() => void retry()}>
            {t('notification.error')}
          </LoadFailure>
        </Box>
      )}
      {!list && !failure && <NotificationsSkeleton />}
      {(list || failure) && (
        <>
          <FilterPanel control={control} services={services} listId={listId} />
          <Box id={listId} role="tabpanel" aria-label={t('notification.title')}>
            {list && matching.length === 0 && (
              <NoNotifications onClear={isFiltered && list.length > 0 ? control.clear : null} />
            )}
            {fetched && (
              <NotificationBoard
                matching={matching}
                isReadFiltered={filter.read !== 'all'}
                isComplete={isComplete}
                isBusy={isLoadingRest}
                folds={filter.q.trim() === ''}
                page={page}
              />
            )}
          </Box>
        </>
      )}
    </div>
  );
};

/** Notifies once, not after each automatic retry. Returns a retry function for the user, which notifies again. */
const useNotifyLoadError = ({ failure, retry }: ReturnType<typeof useNotifications>) => {
  const notifyError = useNotifyError();
  const notifyFirst = useEffectEvent(() => failure && notifyError('notification.list', failure));
  const isFailed = failure !== null;
  useEffect(() => {
    if (isFailed) notifyFirst();
  }, [isFailed]);
  return async () => {
    const error = await retry();
    if (error) notifyError('notification.list', error);
  };
};

const colours = { open: 'success.main', connecting: 'text.secondary', lost: 'warning.main' } as const;

/** Announced to screen readers only when the connection is lost. */
const LiveStatus = () => {
  const t = useTranslate();
  const { live: state } = useNotificationState();
  return (
    <Box
      component="span"
      aria-live={state === 'lost' ? 'polite' : 'off'}
      data-live={state}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <Box aria-hidden sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: colours[state] }} />
      {t(`notification.live.${state}`)}
    </Box>
  );
};

const NoNotifications = ({ onClear }: { onClear: (() => void) | null }) => {
  const t = useTranslate();
  return (
    <Box sx={{ textAlign: 'center', py: 16, px: 4, color: 'text.secondary' }}>
      <NotificationsOff aria-hidden sx={{ fontSize: 48, mb: 3 }} />
      <Typography sx={{ maxWidth: '48ch', mx: 'auto' }}>
        {t(onClear ? 'notification.noMatch' : 'notification.none')}
      </Typography>
      {onClear && (
        <Button sx={{ mt: 4 }} onClick={onClear}>
          {t('notification.active.clearAll')}
        </Button>
      )}
    </Box>
  );
};

const NotificationsSkeleton = () => {
  const t = useTranslate();
  return (
    <Box>
      <Typography component="output" color="textSecondary" sx={{ display: 'block', mb: 4 }}>
        {t('notification.loading')}
      </Typography>
      {Array.from({ length: 4 }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={110} sx={{ mb: 2 }} />
      ))}
    </Box>
  );
};

export default NotificationList;
