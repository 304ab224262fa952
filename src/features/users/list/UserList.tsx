import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import { Box, Button, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../ui/loading/lazyCode';
import { UserFilters } from './filter/UserFilters';
import { NewestUsers } from './NewestUsers';
import { UserColumnsButton } from './userColumns';
import { UserExport } from './UserExport';
import { UserListBase, useRowsPainted, useUserListContext } from './UserListBase';
import { UserSelectionBar } from './UserSelectionBar';
import { UserTable } from './UserTable';

/** Spec 2 §2.1. */
export const UserList = () => {
  const top = useRef<HTMLDivElement>(null);
  return (
    <UserListBase>
      <Stack sx={{ gap: 2 }}>
        <div ref={top} tabIndex={-1} style={{ outline: 'none' }}>
          <UserFilters>
            <UserColumnsButton />
            <UserExport />
            <AddUserButton />
          </UserFilters>
        </div>
        <UserSelectionBar />
        <UserTable />
        <RenderAfterRows>
          <NewestUsers
            onFilter={() => {
              top.current?.focus({ preventScroll: true });
              top.current?.scrollIntoView({ block: 'start' });
            }}
          />
        </RenderAfterRows>
      </Stack>
    </UserListBase>
  );
};

/** Renders its children after the rows, because the chart is slow; reserves its height, in px. */
const RenderAfterRows = ({ children }: { children: ReactNode }) => {
  const areRowsPainted = useRowsPainted();
  return <Box sx={{ mt: 4, minHeight: { xs: 1000, sm: 590, md: 334 } }}>{areRowsPainted && children}</Box>;
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
      {isOpen && <AddUserDialog onClose={() => setOpen(false)} onCreated={created.mark} />}
    </>
  );
};
