import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { fetchDeployedBuild } from '../api/siteFile';
import { reloadPage } from '../ui/form/leaveGuard';
import { getPageVersion } from '../settings';
import { useWindowEvent } from '../ui/useWindowEvent';

export const NewVersionBanner = () => {
  const t = useTranslate();
  const { isReady, dismiss } = useNewVersion();
  return (
    <output>
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
    </output>
  );
};

const checkIntervalMs = 10 * 60_000;

/** Checks when the tab or network comes back, at most every 10 minutes, and at once when a chunk fails to load. */
const useNewVersion = () => {
  const [isReady, setReady] = useState(false);
  const [newest, setNewest] = useState(() => getPageVersion().build);
  const [checkedAt, setCheckedAt] = useState(Date.now);
  const isChecking = useRef(false);
  const check = async () => {
    // The development server has no build id.
    if (isChecking.current || !newest || !navigator.onLine) return;
    isChecking.current = true;
    setCheckedAt(Date.now());
    const build = await fetchDeployedBuild();
    isChecking.current = false;
    if (build === null || build === newest) return;
    setNewest(build);
    setReady(true);
  };
  const checkAgain = () => {
    if (!document.hidden && Date.now() - checkedAt >= checkIntervalMs) void check();
  };
  useWindowEvent('vite:preloadError', () => void check());
  useWindowEvent('online', checkAgain);
  useWindowEvent('visibilitychange', checkAgain);
  return { isReady, dismiss: () => setReady(false) };
};
