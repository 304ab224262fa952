import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import {
  AuthContext,
  NotificationContextProvider,
  StoreContextProvider,
  UndoableMutationsContextProvider,
  I18nContext,
} from 'ra-core';
import { type ReactNode, useMemo, useLayoutEffect, useCallback, useSyncExternalStore } from 'react';
import { i18nProviderFor } from '../i18n/i18nProvider';
import { Toasts } from '../ui/toasts/Toasts';
import { SignOutMessages } from './SignOutMessages';
import { colourModeOf, themeKey } from './colourMode';
import { ScreenBoundary } from './ErrorBoundary';
import { authProvider, preferences } from './providers';
import { theme } from './theme';

/**
 * The part of react-admin's context that every screen needs, sign-in included. The rest (queries,
 * data, resources) comes with SignedInApp, so that the sign-in form does not wait for it.
 */
export const EntryContext = ({ children }: { children: ReactNode }) => (
  <AuthContext.Provider value={authProvider}>
    <StoreContextProvider value={preferences}>
      <NotificationContextProvider>
        <Texts>
          <UndoableMutationsContextProvider>
            <PortalTheme>
              <ScreenBoundary>{children}</ScreenBoundary>
              <SignOutMessages />
              <Toasts />
            </PortalTheme>
          </UndoableMutationsContextProvider>
        </Texts>
      </NotificationContextProvider>
    </StoreContextProvider>
  </AuthContext.Provider>
);

/** The texts in the user's language; another language renders everything again. */
const Texts = ({ children }: { children: ReactNode }) => {
  const stored = usePreference('locale');
  const locale = typeof stored === 'string' ? stored : 'en';
  const provider = useMemo(() => i18nProviderFor(locale), [locale]);
  return (
    <I18nContext.Provider key={locale} value={provider}>
      {children}
    </I18nContext.Provider>
  );
};

/** The look, in the colours that the user chose; right from the first picture on. */
const PortalTheme = ({ children }: { children: ReactNode }) => {
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

/**
 * One of the user's preferences, here or changed in another tab. Like react-admin's `useStore`, which
 * brings a deep comparison along that the sign-in form need not wait for.
 */
const usePreference = (key: string): unknown => {
  const read = () => preferences.getItem<unknown>(key);
  return useSyncExternalStore(
    useCallback((onChange: () => void) => preferences.subscribe(key, onChange), [key]),
    read,
    read,
  );
};
