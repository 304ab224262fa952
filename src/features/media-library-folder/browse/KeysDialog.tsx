import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Dialog } from '../../../ui/dialogs/Dialog';

const keys = [
  'arrows',
  'enter',
  'space',
  'all',
  'rename',
  'delete',
  'up',
  'search',
  'escape',
  'list',
] as const;

/** What the keyboard can do here. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('mediaLibraryFolder.keys.title')}
      actions={<Button onClick={onClose}>{t('mediaLibraryFolder.keys.close')}</Button>}
    >
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 3, m: 0, alignItems: 'center' }}
      >
        {keys.map((key) => (
          <Box key={key} sx={{ display: 'contents' }}>
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
                {t(`mediaLibraryFolder.keys.key.${key}`)}
              </Box>
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {t(`mediaLibraryFolder.keys.${key}`)}
            </Box>
          </Box>
        ))}
      </Box>
    </Dialog>
  );
};
