import { Box } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { tellingOf } from '../../../api/errors';
import { listed, userStandings, type UserStanding } from '../../../model/managedUser';
import { isSameFilter, standingFilter } from '../../../model/userFilter';
import type { UserPlace } from '../../../model/userPlace';
import { LoadFailure } from '../../../ui/LoadFailure';
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
    const { message, messageArgs, wait } = tellingOf('listUsers', error);
    return (
      <LoadFailure wait={wait} isBusy={newest.isFetching} onRetry={() => void newest.refetch()}>
        {t(message, messageArgs)}
      </LoadFailure>
    );
  }
  const chosen =
    userStandings.find((standing) => isSameFilter(filters.filter, standingFilter(standing))) ?? null;
  const choose = (standing: UserStanding) => {
    filters.replace(standingFilter(standing));
    notify('users.filters.by', { type: 'info', messageArgs: { slice: t(`users.standing.${standing}`) } });
  };
  const clear = () => {
    filters.clear();
    notify('users.filters.cleared', { type: 'info' });
  };
  const place: UserPlace = { from, users: listed(users) };
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
