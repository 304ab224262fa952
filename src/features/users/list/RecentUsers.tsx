import { Box, Card, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { dateTimeText } from '../../../model/time/dateTime';
import { userStatusOf, type UserRecord } from '../../../model/users/userRecord';
import { displayName, initials } from '../../../model/users/user';
import { paths } from '../../../paths';
import { Avatar } from '../../../ui/layout/Avatar';
import { lines } from '../../../ui/layout/linkCard';
import { StatusLabel } from './StatusLabel';

interface RecentUsersProps {
  users: readonly UserRecord[] | undefined;
  /** Router state for the pages of one user. */
  state: unknown;
}

/** The five newest users, each a way to their details. */
export const RecentUsers = ({ users, state }: RecentUsersProps) => {
  const t = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 4 }}>
      <Typography id={id} variant="h3" sx={{ mb: 2 }}>
        {t('users.recent.title')}
      </Typography>
      {!users && <Skeleton variant="rounded" height={200} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {users?.map((user) => (
          <Box
            key={user.id}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1.5 }}
          >
            <Avatar picture={user.picture_url} letters={initials(user)} size={32} />
            <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
              <MuiLink
                component={Link}
                to={paths.userDetails(user.id)}
                state={state}
                variant="body2"
                sx={{ fontWeight: 500, ...lines(2) }}
              >
                {displayName(user)}
              </MuiLink>
              <Typography variant="caption" color="textSecondary" component="p">
                {t('users.recent.joined', { date: dateTimeText(user.date_joined).slice(0, 10) })}
              </Typography>
            </Box>
            <StatusLabel status={userStatusOf(user)} />
          </Box>
        ))}
      </Box>
    </Card>
  );
};
