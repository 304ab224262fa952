import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { deployedBuild } from '../api/siteFile';
import { reloadPage } from '../ui/form/leaving';
import { pageVersion } from './pageVersion';

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

const pauseMs = 10 * 60_000;

/** Checks when the tab or the network returns, at most every 10 minutes, and at once when a chunk cannot be loaded. */
const useNewVersion = () => {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let { build: newest } = pageVersion();
    let askedAt = Date.now();
    let isAsking = false;
    const ask = async () => {
      // The development server has no build id.
      if (isAsking || !newest || !navigator.onLine) return;
      isAsking = true;
      askedAt = Date.now();
      const build = await deployedBuild();
      isAsking = false;
      if (build === null || build === newest) return;
      newest = build;
      setReady(true);
    };
    const askAgain = () => {
      if (!document.hidden && Date.now() - askedAt >= pauseMs) void ask();
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('vite:preloadError', () => void ask(), { signal });
    addEventListener('online', askAgain, { signal });
    document.addEventListener('visibilitychange', askAgain, { signal });
    return () => listening.abort();
  }, []);
  return { isReady, dismiss: () => setReady(false) };
};
