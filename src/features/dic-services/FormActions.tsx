import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useLeaveToServices } from './useLeaveToServices';

interface FormActionsProps {
  /** The way to delete the service, where it is there already. */
  deletion: ReactNode;
  /** The primary button. */
  children?: ReactNode;
}

/** The buttons under the service form. */
export const FormActions = ({ deletion, children }: FormActionsProps) => {
  const t = useTranslate();
  const leave = useLeaveToServices();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        mt: 6,
        py: 3,
        justifyContent: 'flex-end',
        position: { xs: 'sticky', sm: 'static' },
        bottom: 0,
        bgcolor: 'background.default',
        zIndex: 2,
        '& button': { px: { xs: 2, sm: 4 }, whiteSpace: 'nowrap' },
      }}
    >
      {deletion}
      <Button color="inherit" onClick={() => void leave()}>
        {t('dicServices.cancel')}
      </Button>
      {children}
    </Box>
  );
};
