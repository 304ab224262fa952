import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { settings } from '../../settings';
import { Logo } from '../../ui/pictures/Logo';
import { LoadingIndicator } from '../../ui/loading/LoadingIndicator';
import { repeatEarlyAction } from '../earlyAction';
import { ScreenBoundary } from '../ErrorBoundary';
import { Notice } from '../Notice';
import { AppearanceSelect, LanguageSelect } from './PreferenceSelects';
import { useTimeout } from '../../ui/useTimeout';

export const PublicPage = () => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Notice />
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, flex: 1 }}>
        <Box
          component="header"
          sx={{
            display: 'flex',
            flexDirection: 'column',
            flex: { md: '1 1 50%' },
            gap: 2,
            position: 'relative',
            overflow: 'hidden',
            p: { xs: 4, sm: 6, md: 12 },
            bgcolor: 'headerRow',
          }}
        >
          <Logo brandName={settings.brandName} height={40} />
          <Box sx={{ my: { md: 'auto' }, pb: '11%', maxWidth: '30rem', zIndex: 1 }}>
            <Typography sx={{ typography: { xs: 'body1', md: 'h1' }, textWrap: 'balance' }}>
              {t('signIn.gate')}
            </Typography>
          </Box>
          <PulseLine />
        </Box>
        <Box
          component="main"
          sx={{
            flex: { xs: 1, md: '1 1 50%' },
            minWidth: 0,
            display: 'grid',
            placeItems: { xs: 'start center', md: 'center' },
            p: { xs: 4, sm: 6 },
          }}
        >
          <ScreenBoundary>
            <Suspense fallback={<LoadingIndicator />}>
              <Card sx={{ width: '100%', maxWidth: 440, p: { xs: 6, sm: 8 } }}>
                <Box sx={preferencesStyle}>
                  <LanguageSelect />
                  <AppearanceSelect />
                </Box>
                <Outlet />
                <RepeatEarlyAction />
              </Card>
            </Suspense>
          </ScreenBoundary>
        </Box>
      </Box>
    </Box>
  );
};

const preferencesStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  mt: { xs: -2, md: -4 },
  mb: 2,
};

/** Waits until the fields have adopted text typed before hydration. */
const RepeatEarlyAction = () => {
  useTimeout(repeatEarlyAction, 0);
  return null;
};

const heartbeatPath = 'h150 l14 -46 l22 92 l16 -62 l8 16 h90';

const PulseLine = () => (
  <Box
    component="svg"
    aria-hidden
    viewBox="0 0 900 140"
    preserveAspectRatio="xMidYMid slice"
    sx={{
      position: 'absolute',
      insetInline: 0,
      bottom: '4%',
      height: 'min(140px, 36%)',
      width: '100%',
      color: 'primary.main',
    }}
  >
    <path
      d={`M0 70 ${heartbeatPath} ${heartbeatPath} ${heartbeatPath}`}
      fill="none"
      stroke="currentColor"
      strokeOpacity="0.45"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Box>
);
