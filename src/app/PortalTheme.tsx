import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useLayoutEffect, type ReactNode } from 'react';
import { colourModeOf, themeKey } from './colourMode';
import { theme } from './theme';
import { usePreference } from './usePreference';

/** The look, in the colours that the user chose; right from the first picture on. */
export const PortalTheme = ({ children }: { children: ReactNode }) => {
  const mode = colourModeOf(usePreference(themeKey));
  return (
    <ThemeProvider theme={theme} defaultMode={mode} storageManager={null} disableTransitionOnChange noSsr>
      <CssBaseline enableColorScheme />
      <FollowMode mode={mode} />
      {children}
    </ThemeProvider>
  );
};

const FollowMode = ({ mode }: { mode: ReturnType<typeof colourModeOf> }) => {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => setMode(mode), [mode, setMode]);
  return null;
};
