import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { Suspense, useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { TakeBackMenu } from '../bulk/TakeBackMenu';
import { ExportButtons, ExportProgress, StoppedExport } from './UserExport';
import { useUserExport } from './UserExport';
import { UserFilterChips } from './filter/FilterSummary';
import { NewestUsers } from './NewestUsers';
import { UserSelectionBar } from './UserSelectionBar';
import { UserFilters } from './filter/UserFilters';
import { UserListBase, useUserListContext } from './UserListBase';
import { userViews } from './filter/useUserFilter';
import { UserTable } from './UserTable';
import { SavedViews } from '../../../ui/lists/SavedViews';
import { lazyPart } from '../../../ui/loading/lazyCode';

/** Spec 2 §2.1. */
export const UserList = () => {
  const filters = useRef<HTMLDivElement>(null);
  return (
    <UserListBase>
      <Stack sx={{ gap: 4 }}>
        <UserListHead />
        <div ref={filters} tabIndex={-1} style={{ outline: 'none' }}>
          <UserFilters />
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, '&:empty': { display: 'none' } }}>
          <UserFilterChips />
          <SavedViews list={userViews} />
        </Box>
        <UserSelectionBar />
        <UserTable />
        <AfterRows>
          <NewestUsers
            onFilter={() => {
              filters.current?.focus({ preventScroll: true });
              filters.current?.scrollIntoView({ block: 'start' });
            }}
          />
        </AfterRows>
      </Stack>
    </UserListBase>
  );
};

/** The rows are painted first: they are what people come for, and the chart is slow. Its room is kept, in px. */
const AfterRows = ({ children }: { children: ReactNode }) => {
  const { data, error } = useListContext();
  const areRowsPainted = useDeferredValue(Boolean(data ?? error), false);
  return <Box sx={{ mt: 4, minHeight: { xs: 900, sm: 590, md: 333 } }}>{areRowsPainted && children}</Box>;
};

const UserListHead = () => {
  const t = useTranslate();
  const exporting = useUserExport();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h2" sx={{ flex: '1 1 12rem' }}>
          {t('users.title')}
        </Typography>
        <TakeBackMenu />
        <ExportButtons exporting={exporting} />
        <AddUserButton />
      </Box>
      <ExportProgress exporting={exporting} />
      <StoppedExport exporting={exporting} />
    </>
  );
};

const AddUserDialog = lazyPart(() => import('../create/AddUserDialog'));

const AddUserButton = () => {
  const t = useTranslate();
  const { created } = useUserListContext();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setOpen(true)}>
        {t('users.add')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AddUserDialog onClose={() => setOpen(false)} onCreated={created.mark} />
        </Suspense>
      )}
    </>
  );
};
