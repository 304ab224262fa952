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
    </Box>
  );
};

/** Waits until the fields have adopted text typed before hydration. */
const RepeatEarlyAction = () => {
  useTimeout(repeatEarlyAction, 0);
  return null;
};

/** One glyph for each of the specified services. */
const glyphs = [
  'M4 12h4l2-5 4 10 2-5h4',
  'M5 19v-8M12 19V5M19 19v-5',
  'M12 4v6M6 20v-5h12v5M12 10v5',
  'M4 5h16v11H10l-4 4v-4H4z',
  'M4 6h6l2 2h8v11H4z',
  'M9 4h6M10 4v6l-5 9h14l-5-9V4',
  'M9 7l-5 5 5 5M15 7l5 5-5 5',
  'M4 8h16v11H4zM9 8V5h6v3',
  'M4 17l5-6 4 4 7-9',
  'M4 12l5-5 3 3 3-3 5 5-8 7z',
  'M12 4l2 6 6 2-6 2-2 6-2-6-6-2 6-2z',
];

const ServicesPicture = () => (
  <Box component="svg" aria-hidden viewBox="0 0 232 172" sx={pictureStyle}>
    {glyphs.map((glyph, index) => (
      <g key={glyph} transform={`translate(${(index % 4) * 60 + 2} ${Math.floor(index / 4) * 60 + 2})`}>
        <rect width="48" height="48" rx="12" />
        <path d={glyph} transform="translate(12 12)" />
      </g>
    ))}
  </Box>
);

const pictureStyle = {
  display: { xs: 'none', md: 'block' },
  width: 'min(100%, 22rem)',
  mt: 10,
  color: 'primary.main',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& rect': { fill: 'currentColor', fillOpacity: 0.08 },
  '& path': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6, strokeOpacity: 0.75 },
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
