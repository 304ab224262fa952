import { Box, Card, Skeleton, Typography } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useQueryFailure } from '../../../api/useNotifyError';
import { dateTimeText } from '../../../model/time';
import { displayName, initials } from '../../../model/users/user';
import {
  type UserRecord,
  type UserStatus,
  userStatuses,
  userStatusOf,
} from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { UserAvatar } from '../../../ui/pictures/UserAvatar';
import { LoadFailure } from '../../../ui/loading/LoadFailure';
import { listedUsers, type ListLocation } from '../listLocation';
import { statusColours, StatusOverview } from './StatusOverview';
import { useNewestUsers } from './useNewestUsers';
import { isSameFilter, statusFilter } from './userFilter';
import { useUserListContext } from './UserListBase';
import { lines, outlinedChip } from '../../../ui/styles';

/** In px, for five users. */
const listHeight = 267;

/** `onFilter` is called when a slice filters the list. */
export const NewestUsers = ({ onFilter }: { onFilter: () => void }) => {
  const t = useTranslate();
  const notify = useNotify();
  const { pathname, search } = useLocation();
  const filters = useUserListContext();
  const newest = useNewestUsers();
  const failure = useQueryFailure('users.list', newest);
  const users = newest.data;
  if (failure && !users) return <LoadFailure {...failure} />;
  const chosen = userStatuses.find((status) => isSameFilter(filters.filter, statusFilter(status))) ?? null;
  const choose = (status: UserStatus) => {
    // First, because the change of the address keeps the scroll position.
    onFilter();
    filters.replace(statusFilter(status));
    notify('users.filters.by', { type: 'info', messageArgs: { slice: t(`users.statuses.${status}`) } });
  };
  const clear = () => {
    filters.clear();
    notify('users.filters.cleared', { type: 'info' });
  };
  const listLocation: ListLocation = { from: pathname + search, users: listedUsers(users) };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <StatusOverview users={users} chosen={chosen} onChoose={choose} onClear={clear} />
      <RecentUsers users={users} state={listLocation} />
    </Box>
  );
};

const RecentUsers = ({ users, state }: { users: readonly UserRecord[] | undefined; state: unknown }) => {
  const t = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 4 }}>
      <Typography id={id} variant="h3" sx={{ mb: 2 }}>
        {t('users.recent.title')}
      </Typography>
      {!users && <Skeleton variant="rounded" height={listHeight} />}
      <Box component="ul" sx={listStyles}>
        {users?.map((user) => (
          <li key={user.id}>
            <UserAvatar picture={user.picture_url} letters={initials(user)} size={32} />
            <div>
              <Link to={paths.userDetails(user.id)} state={state}>
                {displayName(user)}
              </Link>
              <p>{t('users.recent.joined', { date: dateTimeText(user.date_joined, 'day') })}</p>
            </div>
            <span
              className="status"
              style={{ color: `var(--mui-palette-${statusColours[userStatusOf(user)]}-main)` }}
            >
              {t(`users.statuses.${userStatusOf(user)}`)}
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
    ...lines(2),
    '&:not(:hover)': { textDecoration: 'none' },
  },
  '& p': { typography: 'caption', color: 'text.secondary', m: 0 },
  '& .status': {
    ...outlinedChip(theme),
    borderColor: 'color-mix(in srgb, currentColor 70%, transparent)',
  },
});
