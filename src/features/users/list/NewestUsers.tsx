import { Box } from '@mui/material';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { errorMessageOf } from '../../../api/errors';
import { userStatuses, type UserStatus } from '../../../model/users/userRecord';
import { isSameFilter, statusFilter } from './userFilter';
import { listed, type ListLocation } from '../listLocation';
import { LoadFailure } from '../../../ui/layout/LoadFailure';
import { RecentUsers } from './RecentUsers';
import { StatusOverview } from './StatusOverview';
import { useNewestUsers } from './useNewestUsers';
import { useUserListContext } from './UserListBase';

/** The five newest as a chart that filters the list, and by name (spec 2 §2.1). */
export const NewestUsers = () => {
  const t = useTranslate();
  const notify = useNotify();
  const { pathname, search } = useLocation();
  const { setFilters } = useListContext();
  const filters = useUserListContext();
  const newest = useNewestUsers();
  const { data: users, error } = newest;
  if (error && !users) {
    const { message, messageArgs, wait } = errorMessageOf('listUsers', error);
    return (
      <LoadFailure wait={wait} isBusy={newest.isFetching} onRetry={() => void newest.refetch()}>
        {t(message, messageArgs)}
      </LoadFailure>
    );
  }
  const chosen = userStatuses.find((status) => isSameFilter(filters.filter, statusFilter(status))) ?? null;
  const choose = (status: UserStatus) => {
    setFilters(statusFilter(status));
    notify('users.filters.by', { type: 'info', messageArgs: { slice: t(`users.statuses.${status}`) } });
  };
  const clear = () => {
    filters.clear();
    notify('users.filters.cleared', { type: 'info' });
  };
  const place: ListLocation = { from: pathname + search, users: listed(users) };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <StatusOverview users={users} chosen={chosen} onChoose={choose} onClear={clear} />
      <RecentUsers users={users} state={place} />
    </Box>
  );
};
