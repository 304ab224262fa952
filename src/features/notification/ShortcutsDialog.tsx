import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Dialog } from '../../ui/dialogs/Dialog';

const keys = [
  { key: 'j', what: 'next' },
  { key: 'k', what: 'previous' },
  { key: 'x', what: 'select' },
  { key: 'e', what: 'read' },
  { key: '#', what: 'delete' },
  { key: null, what: 'toggle' },
] as const;

/** The letters that act on the list. */
export const ShortcutsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslate();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('notification.keys.title')}
      actions={<Button onClick={onClose}>{t('notification.settings.close')}</Button>}
    >
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 2, m: 0 }}
      >
        {keys.map(({ key, what }) => (
          <Box key={what} sx={{ display: 'contents' }}>
            <Box component="dt">
              <Box
                component="kbd"
                sx={{ px: 2, py: 0.5, border: 1, borderColor: 'divider', borderRadius: 1, font: 'inherit' }}
              >
                {key ?? t('notification.keys.enter')}
              </Box>
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {t(`notification.keys.${what}`)}
            </Box>
          </Box>
        ))}
      </Box>
    </Dialog>
  );
};
