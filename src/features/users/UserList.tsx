import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { AddUserButton } from './create/AddUserButton';
import { ExportButtons, ExportProgress } from './list/ExportButtons';
import { NewestUsers } from './list/NewestUsers';
import { SavedFilters } from './list/SavedFilters';
import { SelectionBanner } from './list/SelectionBanner';
import { UserFilterChips } from './list/UserFilterChips';
import { UserFilters } from './list/UserFilters';
import { UserListBase } from './list/UserListBase';
import { UserTable } from './list/UserTable';
import { useUserExport } from './list/useUserExport';

/** The Users tab of the administration (spec 2 §2.1). */
export const UserList = () => (
  <UserListBase>
    <Stack sx={{ gap: 4 }}>
      <UserListHead />
      <NewestUsers />
      <UserFilters />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, '&:empty': { display: 'none' } }}>
        <UserFilterChips />
        <SavedFilters />
      </Box>
      <SelectionBanner />
      <UserTable />
    </Stack>
  </UserListBase>
);

const UserListHead = () => {
  const t = useTranslate();
  const exporting = useUserExport();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h2" sx={{ flex: '1 1 12rem' }}>
          {t('users.title')}
        </Typography>
        <ExportButtons exporting={exporting} />
        <AddUserButton />
      </Box>
      <ExportProgress exporting={exporting} />
    </>
  );
};
