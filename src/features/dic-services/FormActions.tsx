import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

interface FormActionsProps {
  onCancel: () => void;
  /** Absent for a service that is not there yet. */
  onDelete?: () => void;
  /** The primary button. */
  children?: ReactNode;
}

/** The buttons under the service form. */
export const FormActions = ({ onCancel, onDelete, children }: FormActionsProps) => {
  const t = useTranslate();
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
      {onDelete && (
        <Button color="error" onClick={onDelete} sx={{ mr: 'auto' }}>
          {t('dicServices.deleteService')}
        </Button>
      )}
      <Button color="inherit" onClick={onCancel}>
        {t('dicServices.cancel')}
      </Button>
      {children}
    </Box>
  );
};
