import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';

const AddUserDialog = lazy(() => import('./AddUserDialog'));

/** Opens the ways to a new user. `onCreated` is told the id of a single one. */
export const AddUserButton = ({ onCreated }: { onCreated: (id: number) => void }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setOpen(true)}>
        {t('users.add')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AddUserDialog onClose={() => setOpen(false)} onCreated={onCreated} />
        </Suspense>
      )}
    </>
  );
};
