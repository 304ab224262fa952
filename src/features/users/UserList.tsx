import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { listed, type ListLocation } from './listLocation';
import { AddUserButton } from './create/AddUserButton';
import type { BulkChange } from './list/BulkChangeDialog';
import { ExportButtons, ExportProgress } from './list/ExportButtons';
import { NewestUsers } from './list/NewestUsers';
import { SavedFilters } from './list/SavedFilters';
import { SelectionBanner } from './list/SelectionBanner';
import { useCreatedUser } from './list/useCreatedUser';
import { useNewestUsers } from './list/useNewestUsers';
import { useTotalOfAll } from './list/useTotalOfAll';
import { UserFilterChips } from './list/UserFilterChips';
import { UserFilters } from './list/UserFilters';
import { UserSearch } from './list/UserSearch';
import { UserTable } from './list/UserTable';
import { useUserExport } from './list/useUserExport';
import { useUserList } from './list/useUserList';

const BulkChangeDialog = lazy(() =>
  import('./list/BulkChangeDialog').then((m) => ({ default: m.BulkChangeDialog })),
);
const SendEmailDialog = lazy(() =>
  import('./mail/SendEmailDialog').then((m) => ({ default: m.SendEmailDialog })),
);

/** All users: found, looked at, written to, taken along. */
export const UserList = () => {
  const t = useTranslate();
  const list = useUserList();
  const newest = useNewestUsers();
  const totalOfAll = useTotalOfAll(list, newest);
  const exporting = useUserExport(list);
  const created = useCreatedUser();
  const [isWriting, setWriting] = useState(false);
  const [change, setChange] = useState<BulkChange | null>(null);
  const { pathname, search } = useLocation();
  const { filters, selectedIds: ids } = list;

  const place: ListLocation = { from: pathname + search, users: listed(list.data) };

  return (
    <Stack sx={{ gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h2" sx={{ flex: '1 1 12rem' }}>
          {t('users.title')}
        </Typography>
        <ExportButtons exporting={exporting} selectedCount={ids.length} matchingCount={list.total ?? 0} />
        <AddUserButton onCreated={created.mark} />
      </Box>
      <ExportProgress exporting={exporting} />
      <NewestUsers filters={filters} from={place.from} newest={newest} />
      <UserFilters filters={filters}>
        <UserSearch filters={filters} />
      </UserFilters>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, '&:empty': { display: 'none' } }}>
        <UserFilterChips filters={filters} />
        <SavedFilters filter={filters.filter} onChoose={filters.replace} />
      </Box>
      {ids.length > 0 && (
        <SelectionBanner
          count={ids.length}
          onSend={() => setWriting(true)}
          onChange={setChange}
          onClear={() => list.select([])}
        />
      )}
      <UserTable list={list} totalOfAll={totalOfAll} created={created} place={place} />
      <Suspense fallback={null}>
        {change && (
          <BulkChangeDialog
            change={change}
            userIds={ids}
            onClose={() => setChange(null)}
            onEnded={(failed) => {
              created.forget(ids.filter((id) => !failed.includes(id)));
              list.select(failed);
            }}
          />
        )}
        {isWriting && (
          <SendEmailDialog
            userIds={ids}
            onClose={() => setWriting(false)}
            onSent={() => {
              setWriting(false);
              list.select([]);
            }}
          />
        )}
      </Suspense>
    </Stack>
  );
};
