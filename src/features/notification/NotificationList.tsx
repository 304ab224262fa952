import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useI18nProvider, useTranslate } from 'ra-core';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import { useQueryFailure } from '../../api/useQueryFailure';
import { EmptyCard } from '../../ui/cards/EmptyCard';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { getActiveParts, filterNotifications, listServices, useFilter } from './notificationFilter';
import { FilterPanel } from './FilterPanel';
import { NotificationBoard } from './NotificationBoard';
import { NotificationHead } from './NotificationHead';
import { useNotifications } from './useNotifications';

interface NotificationListProps {
  /** Shown below the services if the user's own could not be loaded. */
  servicesFailure?: ReactNode;
}

/** Does not use ListBase, because the filters run on the complete list shared with the bell and the page title. */
const NotificationList = ({ servicesFailure }: NotificationListProps) => {
  const t = useTranslate();
  const listId = useId();
  const query = useNotifications();
  const { list, isComplete, isLoadingRest, fetched } = query;
  const failure = useQueryFailure('notification.list', query);
  const control = useFilter();
  const { filter } = control;
  const matching = useMemo(() => filterNotifications(list ?? [], filter), [list, filter]);
  const locale = useI18nProvider().getLocale();
  // oxlint-disable-next-line react/exhaustive-deps -- the locale determines the sort
  const services = useMemo(() => listServices(list ?? []), [list, locale]);
  const isEmpty = list?.length === 0;
  const page = useRef<HTMLDivElement>(null);
  return (
    <div ref={page}>
      <NotificationHead query={query} matching={matching} isFiltered={getActiveParts(filter).length > 0} />
      {list && !isEmpty && <FilterPanel control={control} services={services} listId={listId} />}
      <Box sx={{ my: 3, '&:empty': { display: 'none' } }}>
        {failure ? (
          <LoadFailure {...failure} title={t('notification.error')} retryLabel="notification.retry">
            {failure.wait === null ? t('notification.listFailed') : failure.children}
          </LoadFailure>
        ) : (
          servicesFailure
        )}
      </Box>
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
      {list && (
        <Box id={listId} role="tabpanel" aria-label={t('notification.title')} sx={{ mt: isEmpty ? 4 : 0 }}>
          {matching.length === 0 && (
            <EmptyCard title={t(isEmpty ? 'notification.none' : 'notification.noMatch')}>
              {!isEmpty && <Button onClick={control.clear}>{t('notification.active.clearAll')}</Button>}
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
      )}
    </div>
  );
};

export default NotificationList;
