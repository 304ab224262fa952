import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useUserListContext } from '../list/UserListBase';

const AddUserDialog = lazy(() => import('./AddUserDialog'));

export const AddUserButton = () => {
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
