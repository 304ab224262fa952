import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessageOf } from '../../../api/errors';
import { useAuth } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import type { ListLocation } from '../listLocation';
import { paths } from '../../../paths';
import { EmptyCard } from '../../../ui/layout/EmptyCard';
import { LoadFailure } from '../../../ui/layout/LoadFailure';
import { ColumnsButton } from '../../../ui/table/ColumnsButton';
import { ResourceTable } from '../../../ui/table/ResourceTable';
import { FilterSentence } from './FilterSentence';
import { useRowsWithCreated, type useCreatedUser } from './useCreatedUser';
import { useUserColumns } from './useUserColumns';
import type { UserList } from './useUserList';

interface UserTableProps {
  list: UserList;
  /** How many users there are without any filter; undefined while that is unknown. */
  totalOfAll: number | undefined;
  created: ReturnType<typeof useCreatedUser>;
  place: ListLocation;
}

const DeleteUserModal = lazy(() =>
  import('../DeleteUserModal').then((m) => ({ default: m.DeleteUserModal })),
);

const storeKey = 'preferences.users.hiddenColumns';

/** How many users match, which columns are shown, and the users themselves. */
export const UserTable = ({ list, totalOfAll, created, place }: UserTableProps) => {
  const t = useTranslate();
  const auth = useAuth();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<UserRecord | null>(null);
  const columns = useUserColumns({
    state: place,
    createdId: created.id,
    onDelete: auth.may('users.delete') ? setDeleting : null,
  });
  const rows = useRowsWithCreated(list, created.id);
  const total = list.total ?? 0;
  const { message, messageArgs, wait } = errorMessageOf('listUsers', list.error);

  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
        <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          <Typography variant="body2" component="output" sx={{ display: 'block' }}>
            {list.data && totalOfAll !== undefined && t('users.showing', { shown: total, total: totalOfAll })}
          </Typography>
          {list.data && totalOfAll !== undefined && (
            <FilterSentence filter={list.filters.filter} sort={list.sort} shown={total} total={totalOfAll} />
          )}
        </Box>
        <ColumnsButton columns={columns} storeKey={storeKey} />
      </Box>
      {list.error && !list.data ? (
        <LoadFailure wait={wait} isBusy={list.isFetching} onRetry={() => void list.refetch()}>
          {t(message, messageArgs)}
        </LoadFailure>
      ) : (
        <ResourceTable
          label={t('users.table.label')}
          columns={columns}
          storeKey={storeKey}
          rows={rows}
          isStale={list.isPlaceholderData}
          sort={list.sort}
          onSort={list.setSort}
          onRow={({ id }) => void navigate(paths.userDetails(id), { state: place })}
          markedId={created.id}
          selection={{
            ids: list.selectedIds,
            onChange: list.select,
            allLabel: t('users.table.selectAll'),
            rowLabel: ({ email }) => t('users.table.select', { email }),
          }}
          paging={{
            page: list.page,
            perPage: list.perPage,
            total,
            onPage: list.setPage,
            onPerPage: list.setPerPage,
          }}
          empty={
            <EmptyCard title={t('users.empty')} text={t('users.emptyText')}>
              <Button variant="outlined" onClick={list.filters.clear}>
                {t('users.showAll')}
              </Button>
            </EmptyCard>
          }
        />
      )}
      {deleting && (
        <Suspense fallback={null}>
          <DeleteUserModal
            key={deleting.id}
            user={deleting}
            onClose={() => setDeleting(null)}
            onDeleted={() => {
              list.select(list.selectedIds.filter((id) => id !== deleting.id));
              created.forget([deleting.id]);
              setDeleting(null);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
};
