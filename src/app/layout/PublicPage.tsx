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
    <>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, minHeight: '100dvh' }}>
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
            <ServicesPicture />
          </Box>
          <PulseLine />
        </Box>
        <Box
          component="main"
          sx={{
            flex: { xs: 1, md: '1 1 50%' },
            minWidth: 0,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            placeItems: { xs: 'start center', md: 'center' },
            p: { xs: 4, sm: 6 },
          }}
        >
          <ScreenBoundary>
            <Suspense fallback={<LoadingIndicator />}>
              <Box sx={{ width: '100%', maxWidth: 440 }}>
                <Card sx={{ p: { xs: 6, sm: 8 } }}>
                  <Outlet />
                  <RepeatEarlyAction />
                </Card>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', mt: 3 }}>
                  <LanguageSelect />
                  <AppearanceSelect />
                </Box>
              </Box>
            </Suspense>
          </ScreenBoundary>
        </Box>
      </Box>
      <Notice />
    </>
  );
};

/** Waits until the fields have adopted text typed before hydration. */
const RepeatEarlyAction = () => {
  useTimeout(repeatEarlyAction, 0);
  return null;
};

/** A tile for each of the specified services; round joins draw its corners. Two paths keep the page small. */
const tilesPath =
  'M14 14h24v24h-24zM74 14h24v24h-24zM134 14h24v24h-24zM194 14h24v24h-24zM14 74h24v24h-24zM74 74h24v24h-24zM134 74h24v24h-24zM194 74h24v24h-24zM14 134h24v24h-24zM74 134h24v24h-24zM134 134h24v24h-24z';
const glyphsPath =
  'M18 26h4l2-5 4 10 2-5h4M79 33v-8M86 33v-14M93 33v-5M146 18v6M140 34v-5h12v5M146 24v5M198 19h16v11h-10l-4 4v-4h-2zM18 80h6l2 2h8v11h-16zM83 78h6M84 78v6l-5 9h14l-5-9v-6M143 81l-5 5 5 5M149 81l5 5-5 5M198 82h16v11h-16zM203 82v-3h6v3M18 151l5-6 4 4 7-9M78 146l5-5 3 3 3-3 5 5-8 7zM146 138l2 6 6 2-6 2-2 6-2-6-6-2 6-2z';

const ServicesPicture = () => (
  <Box component="svg" aria-hidden viewBox="0 0 232 172" sx={pictureStyle}>
    <path d={tilesPath} strokeWidth="24" strokeOpacity=".08" />
    <path d={glyphsPath} strokeWidth="1.6" />
  </Box>
);

const pictureStyle = {
  display: { xs: 'none', md: 'block' },
  width: 'min(100%, 22rem)',
  mt: 10,
  color: 'primary.main',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinejoin: 'round',
  '@media (max-height: 760px)': { display: 'none' },
} as const;

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
