import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { TitledDialog } from '../dialogs/TitledDialog';

interface ControlSheetProps {
  title: string;
  /** Label of the button. */
  label: ReactNode;
  children: ReactNode;
}

/** Button that opens the controls of a list on phones, where they do not fit beside the search. */
export const ControlSheet = ({ title, label, children }: ControlSheetProps) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <TitledDialog
        open={isOpen}
        onClose={close}
        size="sm"
        title={title}
        actions={
          <Button variant="contained" onClick={close}>
            {t('action.close')}
          </Button>
        }
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 4, p: 1 }}>
          {children}
        </Box>
      </TitledDialog>
    </>
  );
};
