import { Box, Button } from '@mui/material';
import { Dialog } from './Dialog';

interface ShortcutsDialogProps {
  open: boolean;
  title: string;
  closeLabel: string;
  shortcuts: readonly { key: string; action: string }[];
  onClose: () => void;
}

export const ShortcutsDialog = ({ open, title, closeLabel, shortcuts, onClose }: ShortcutsDialogProps) => (
  <Dialog
    open={open}
    size="sm"
    onClose={onClose}
    title={title}
    actions={<Button onClick={onClose}>{closeLabel}</Button>}
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
  </Dialog>
);
