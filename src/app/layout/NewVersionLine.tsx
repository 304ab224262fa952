import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { reloadPage } from '../../ui/form/reloadPage';
import { useNewVersion } from '../useNewVersion';

/** At the foot of the window, so that nothing moves or is covered when it comes. */
export const NewVersionLine = () => {
  const t = useTranslate();
  const { isReady, dismiss } = useNewVersion();
  return (
    <Box component="output" sx={{ display: 'block', position: 'sticky', bottom: 0, zIndex: 'appBar' }}>
      {isReady && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 3,
            px: 4,
            py: 1,
            bgcolor: 'headerRow',
            typography: 'body2',
          }}
        >
          <span>{t('shell.newVersion')}</span>
          <Button size="small" onClick={reloadPage}>
            {t('action.reload')}
          </Button>
          <IconButton size="small" aria-label={t('ui.toast.close')} onClick={dismiss}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
      )}
    </Box>
  );
};
