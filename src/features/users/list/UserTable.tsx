import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLoadFailure } from '../../../api/useQueryFailure';
import type { UserRecord } from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { EmptyCard } from '../../../ui/cards/EmptyCard';
import { LoadFailure } from '../../../ui/loading/LoadFailure';
import { Table } from '../../../ui/table/Table';
import { useRangeSelection } from '../../../ui/table/useRangeSelection';
import { useListLocation } from './listLocation';
import { useUserListContext } from './UserListBase';
import { columnsKey, useUserColumns } from './userColumns';
import { lazyPart, pickExport } from '../../../ui/loading/lazyCode';

const DeleteUserDialog = lazyPart(() =>
  import('../account/DeleteUserDialog').then(pickExport('DeleteUserDialog')),
);

export const UserTable = () => {
  const t = useTranslate();
  const list = useListContext<UserRecord>();
  const { created, clear } = useUserListContext();
  const { selectedIds, page, perPage, total = 0, setPage, setPerPage } = list;
  const listLocation = useListLocation();
  const navigate = useNavigate();
  const [userToDelete, setUserToDelete] = useState<UserRecord | null>(null);
  const { columns, phoneColumn } = useUserColumns({
    state: listLocation,
    createdId: created.id,
    onDelete: setUserToDelete,
  });
  const rows = list.data;
  const selection = useRangeSelection(rows?.map(({ id }) => id) ?? [], selectedIds, list.onSelect);
  const failure = useLoadFailure('users.list', list);

  return (
    <div>
      {failure && !list.data ? (
        <LoadFailure {...failure} />
      ) : (
        <Table
          label={t('users.table.label')}
          columns={columns}
          phoneColumn={phoneColumn}
          storeKey={columnsKey}
          rows={rows}
          isStale={list.isPlaceholderData ?? false}
          sort={list.sort}
          onSort={list.setSort}
          onRowClick={({ id }) => void navigate(paths.userDetails(id), { state: listLocation })}
          shortcuts={[
            {
              key: 'e',
              label: t('users.table.edit'),
              run: ({ id }) => void navigate(paths.userEdit(id), { state: listLocation }),
            },
          ]}
          highlightedId={created.id}
          selection={{
            ...selection,
            allLabel: t('users.table.selectAll'),
            rowLabel: ({ email }) => t('users.table.select', { email }),
          }}
          pager={{ page, perPage, total, onPageChange: setPage, onPerPageChange: setPerPage }}
          empty={
            <EmptyCard title={t('users.empty')} text={t('users.emptyText')}>
              <Button variant="outlined" onClick={clear}>
                {t('users.showAll')}
              </Button>
            </EmptyCard>
          }
        />
      )}
      {userToDelete && (
        <DeleteUserDialog
          user={userToDelete}
          onClose={() => setUserToDelete(null)}
          onDeleted={() => {
            list.onSelect(list.selectedIds.filter((id) => id !== userToDelete.id));
            setUserToDelete(null);
          }}
        />
      )}
    </div>
  );
};
