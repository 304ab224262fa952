import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { TitledDialog } from './TitledDialog';

interface ShortcutsDialogProps {
  open: boolean;
  shortcuts: readonly { key: string; action: string }[];
  onClose: () => void;
}

export const ShortcutsDialog = ({ open, shortcuts, onClose }: ShortcutsDialogProps) => {
  const t = useTranslate();
  return (
    <TitledDialog
      open={open}
      size="sm"
      onClose={onClose}
      title={t('ui.shortcuts')}
      actions={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 3, m: 0, alignItems: 'center' }}
      >
        {shortcuts.map(({ key, action }) => (
          <Box key={action} sx={{ display: 'contents' }}>
            <Box component="dt">
              <Box
                component="kbd"
                sx={{
                  px: 2,
                  py: 1,
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                  font: 'inherit',
                  typography: 'caption',
                  whiteSpace: 'nowrap',
                }}
              >
                {key}
              </Box>
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {action}
            </Box>
          </Box>
        ))}
      </Box>
    </TitledDialog>
  );
};
