import { Button, Paper, Typography } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { oneLine } from '../../ui/page/lines';
import { visuallyHidden } from '../../ui/page/visuallyHidden';
import { createdTime, groupByDay } from './days';
import { entriesOf, isRead, type Entry } from './entries';
import { titleLink, unreadTitle } from './listStyles';
import { defaultFilter, filterNotifications } from './notificationFilter';
import { NotificationTitle } from './NotificationTitle';
import { useActions } from './useActions';
import { useNotifications } from './useNotifications';

const shownCount = 5;
const nothingUnfolded: ReadonlySet<number> = new Set();

interface NotificationPanelProps {
  id: string;
  onKeep: () => void;
}

/** The newest notifications, below the bell. */
export const NotificationPanel = ({ id, onKeep }: NotificationPanelProps) => {
  const t = useTranslate();
  const { list, failure, isLoading, retry } = useNotifications();
  const { opened } = useActions();
  const newest = useMemo(
    () =>
      list &&
      groupByDay(filterNotifications(list, defaultFilter))
        .flatMap((day) => entriesOf(day, nothingUnfolded))
        .slice(0, shownCount),
    [list],
  );
  return (
    <Paper
      component="section"
      id={id}
      aria-labelledby={`${id}title`}
      variant="outlined"
      onPointerDown={onKeep}
      sx={panel}
    >
      <h2 id={`${id}title`}>{t('notification.panel.open')}</h2>
      {failure && (
        <LoadFailure isBusy={isLoading} retryLabel="notification.retry" onRetry={() => void retry()}>
          {t('notification.error')}
        </LoadFailure>
      )}
      {!newest && !failure && <Typography component="output">{t('notification.loading')}</Typography>}
      {newest?.length === 0 && <Typography component="output">{t('notification.none')}</Typography>}
      {newest && newest.length > 0 && (
        <ol>
          {newest.map((entry) => (
            <PanelItem key={entry.id} entry={entry} onOpen={() => opened(entry.items)} />
          ))}
        </ol>
      )}
      <Button component={Link} to={paths.notifications} fullWidth>
        {t('notification.panel.all')}
      </Button>
    </Paper>
  );
};

const PanelItem = ({ entry, onOpen }: { entry: Entry; onOpen: () => void }) => {
  const t = useTranslate();
  const [item] = entry.items;
  const isAllRead = isRead(entry);
  return (
    <li>
      <div className={isAllRead ? 'title' : 'title unread'}>
        {!isAllRead && <span style={visuallyHidden}>{`${t('notification.isUnread')} `}</span>}
        <NotificationTitle item={item} onOpen={onOpen} />
        {entry.items.length > 1 && ` × ${entry.items.length}`}
      </div>
      <p>
        <bdi>{item.message?.trim() ? item.message : t('notification.noMessage')}</bdi>
      </p>
      <div className="foot">
        {item.service && <span>{item.service}</span>}
        <time dateTime={item.created_at}>{t('notification.created', createdTime(item.created_at))}</time>
      </div>
    </li>
  );
};

const panel: SxProps<Theme> = (theme) => ({
  position: { xs: 'fixed', sm: 'absolute' },
  top: { xs: theme.mixins.toolbar.minHeight, sm: 'calc(100% + 8px)' },
  insetInlineEnd: { xs: 8, sm: -56 },
  insetInlineStart: { xs: 8, sm: 'auto' },
  width: { sm: 400 },
  maxHeight: 'calc(100dvh - 6rem)',
  overflow: 'auto',
  p: 2,
  boxShadow: 4,
  '& h2': { typography: 'h3', m: 0, px: 2, pt: 1, pb: 2 },
  '& output': { display: 'block', px: 2, py: 3, color: 'text.secondary' },
  '& ol': { listStyle: 'none', m: 0, p: 0 },
  '& li': { px: 2, py: 2, borderTop: 1, borderColor: 'divider' },
  '& .title': { ...oneLine, typography: 'body2', fontWeight: 500, color: 'text.primary' },
  '& .title.unread': unreadTitle,
  '& .title > a': titleLink(theme),
  '& p': { ...oneLine, typography: 'body2', color: 'text.secondary', m: 0 },
  '& .foot': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 3,
    typography: 'caption',
    color: 'text.secondary',
  },
});
