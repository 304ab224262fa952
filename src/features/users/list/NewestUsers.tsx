import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEvent, useNotify, useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useQueryFailure } from '../../../api/useQueryFailure';
import { dateTimeText } from '../../../model/time';
import { displayName, initials } from '../../../model/users/user';
import {
  type UserRecord,
  type UserStatus,
  countByStatus,
  getUserStatus,
  userStatuses,
} from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { LoadFailure } from '../../../ui/loading/LoadFailure';
import { lazyPart } from '../../../ui/loading/lazyCode';
import { UserAvatar } from '../../../ui/pictures/UserAvatar';
import { lineClamp, outlinedChip } from '../../../ui/styles';
import { useNewestUsers, useUserListContext } from './UserListBase';
import { isSameFilter, toStatusFilter } from './filter/userFilter';
import { useListLocation } from './listLocation';

/** In px, for five users. */
const listHeight = { xs: 428, sm: 268 };

interface NewestUsersProps {
  /** Called when a slice filters the list. */
  onFilter: () => void;
}

export const NewestUsers = ({ onFilter }: NewestUsersProps) => {
  const newest = useNewestUsers();
  const failure = useQueryFailure('users.list', newest);
  const users = newest.data?.data;
  if (failure && !users) return <LoadFailure {...failure} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <StatusOverview users={users} onFilter={onFilter} />
      <RecentUsers users={users} />
    </Box>
  );
};

type Users = readonly UserRecord[] | undefined;

const RecentUsers = ({ users }: { users: Users }) => {
  const state = useListLocation();
  const t = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 4 }}>
      <Typography id={id} variant="h3" sx={{ mb: 2 }}>
        {t('users.recent.title')}
      </Typography>
      {!users && <Skeleton variant="rounded" sx={{ height: listHeight }} />}
      <Box component="ul" sx={listStyles}>
        {users?.map((user) => (
          <li key={user.id}>
            <UserAvatar
              picture={user.picture_url}
              initials={initials(user)}
              name={displayName(user)}
              size={32}
            />
            <div>
              <Link to={paths.userDetails(user.id)} state={state}>
                {displayName(user)}
              </Link>
              <p>{t('users.recent.joined', { date: dateTimeText(user.date_joined, 'day') })}</p>
            </div>
            <span
              className="status"
              style={{ color: `var(--mui-palette-${statusColours[getUserStatus(user)]}-main)` }}
            >
              {t(`users.statuses.${getUserStatus(user)}`)}
            </span>
          </li>
        ))}
      </Box>
    </Card>
  );
};

const listStyles: SxProps<Theme> = (theme) => ({
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1.5 },
  '& div': { flex: '1 1 10rem', minWidth: 0 },
  '& a': {
    typography: 'body2',
    fontWeight: 500,
    color: 'primary.main',
    ...lineClamp(2),
    '&:not(:hover)': { textDecoration: 'none' },
  },
  '& p': { typography: 'caption', color: 'text.secondary', m: 0 },
  '& .status': {
    ...outlinedChip(theme),
    borderColor: 'color-mix(in srgb, currentColor 70%, transparent)',
  },
});

const statusColours = {
  activeLoggedIn: 'success',
  activeNotLoggedIn: 'info',
  inactiveLoggedIn: 'warning',
  inactiveNotLoggedIn: 'error',
} as const satisfies Record<UserStatus, string>;

const placeholder = <Skeleton variant="circular" width={160} height={160} />;

const StatusPie = lazyPart(() => import('./StatusPie'), placeholder);

const StatusOverview = ({ users, onFilter }: NewestUsersProps & { users: Users }) => {
  const t = useTranslate();
  const id = useId();
  const notify = useNotify();
  const { filter, replace, clear } = useUserListContext();
  const choose = useEvent((status: UserStatus) => {
    // First, because the change of the address keeps the scroll position.
    onFilter();
    replace(toStatusFilter(status));
    notify('users.filters.by', { type: 'info', messageArgs: { slice: t(`users.statuses.${status}`) } });
  });
  const clearAll = () => {
    clear();
    notify('users.filters.cleared', { type: 'info' });
  };
  const counts = useMemo(() => countByStatus(users ?? []), [users]);
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 4, display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mb: 2 }}>
        <Typography id={id} variant="h3">
          {t('users.chart.title')}
        </Typography>
        <Button size="small" onClick={clearAll} sx={{ minHeight: 32 }}>
          {t('users.filters.clear')}
        </Button>
      </Box>
      <Box
        sx={{
          flex: 1,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 4,
        }}
      >
        <Box sx={{ width: 160, height: 160 }}>
          {users ? <StatusPie counts={counts} colours={statusColours} onChoose={choose} /> : placeholder}
        </Box>
        <Box
          component="ul"
          aria-label={t('users.chart.filterBy')}
          sx={{ listStyle: 'none', m: 0, p: 0, flex: '1 1 14rem' }}
        >
          {userStatuses.map((status) => (
            <li key={status}>
              <Button
                fullWidth
                size="small"
                color="inherit"
                aria-pressed={isSameFilter(filter, toStatusFilter(status))}
                onClick={() => choose(status)}
                sx={{
                  justifyContent: 'flex-start',
                  gap: 2,
                  '&[aria-pressed=true]': { bgcolor: 'action.selected' },
                }}
              >
                <Box
                  aria-hidden
                  sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: `${statusColours[status]}.main` }}
                />
                <Box component="span" sx={{ flex: 1, textAlign: 'start' }}>
                  {t(`users.statuses.${status}`)}
                </Box>
                {users && counts[status]}
              </Button>
            </li>
          ))}
        </Box>
      </Box>
    </Card>
  );
};
