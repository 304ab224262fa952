import { Box } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { errorMessageOf } from '../../../api/errors';
import { userStatuses, type UserStatus } from '../../../model/users/userRecord';
import { isSameFilter, statusFilter } from './userFilter';
import { listed, type ListLocation } from '../listLocation';
import { LoadFailure } from '../../../ui/layout/LoadFailure';
import { RecentUsers } from './RecentUsers';
import { StatusOverview } from './StatusOverview';
import type { useNewestUsers } from './useNewestUsers';
import type { UserFilterState } from './useUserFilter';

interface NewestUsersProps {
  newest: ReturnType<typeof useNewestUsers>;
  filters: UserFilterState;
  /** The address of the list, to come back to. */
  from: string;
}

/** The five newest as a chart that filters the list, and by name (spec 2 §2.1). */
export const NewestUsers = ({ newest, filters, from }: NewestUsersProps) => {
  const t = useTranslate();
  const notify = useNotify();
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
    filters.replace(statusFilter(status));
    notify('users.filters.by', { type: 'info', messageArgs: { slice: t(`users.statuses.${status}`) } });
  };
  const clear = () => {
    filters.clear();
    notify('users.filters.cleared', { type: 'info' });
  };
  const place: ListLocation = { from, users: listed(users) };
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
