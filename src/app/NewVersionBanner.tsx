import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { fetchDeployedBuild } from '../api/siteFile';
import { reloadPage } from '../ui/form/leaveGuard';
import { getPageVersion } from '../settings';

export const NewVersionBanner = () => {
  const t = useTranslate();
  const { isReady, dismiss } = useNewVersion();
  return (
    <Box component="output" sx={{ display: 'block', position: 'sticky', bottom: 0, zIndex: 'appBar' }}>
      {isReady && (
        <Box
          data-new-version
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

const checkIntervalMs = 10 * 60_000;

/** Checks when the tab or network comes back, at most every 10 minutes, and at once when a chunk fails to load. */
const useNewVersion = () => {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let { build: newest } = getPageVersion();
    let checkedAt = Date.now();
    let isChecking = false;
    const check = async () => {
      // The development server has no build id.
      if (isChecking || !newest || !navigator.onLine) return;
      isChecking = true;
      checkedAt = Date.now();
      const build = await fetchDeployedBuild();
      isChecking = false;
      if (build === null || build === newest) return;
      newest = build;
      setReady(true);
    };
    const checkAgain = () => {
      if (!document.hidden && Date.now() - checkedAt >= checkIntervalMs) void check();
    };
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('vite:preloadError', () => void check(), { signal });
    addEventListener('online', checkAgain, { signal });
    document.addEventListener('visibilitychange', checkAgain, { signal });
    return () => controller.abort();
  }, []);
  return { isReady, dismiss: () => setReady(false) };
};
