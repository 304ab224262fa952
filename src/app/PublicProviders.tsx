import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import {
  AuthContext,
  NotificationContextProvider,
  StoreContextProvider,
  UndoableMutationsContextProvider,
  useI18nProvider,
  useNotificationContext,
  useNotify,
  useTakeUndoableMutation,
} from 'ra-core';
import { type ReactNode, useLayoutEffect, useEffect, useEffectEvent } from 'react';
import { getDirection } from '../i18n/languages';
import { LeaveGuards } from '../ui/form/leaveGuard';
import { Toasts } from '../ui/toasts/Toasts';
import { toColourMode, themeKey } from './colourMode';
import { ScreenBoundary } from './ErrorBoundary';
import { authProvider, pendingWrites, preferences, usePreference } from './providers';
import { ReadingDirection, LanguageProvider } from './LanguageProvider';
import { themes } from './theme';

/** Provides only what the sign-in page needs; SignedInProviders adds queries, data and resources. */
export const PublicProviders = ({ children }: { children: ReactNode }) => (
  <AuthContext.Provider value={authProvider}>
    <StoreContextProvider value={preferences}>
      <NotificationContextProvider>
        <LanguageProvider>
          <UndoableMutationsContextProvider>
            <PortalTheme>
              <ScreenBoundary>
                <LeaveGuards>{children}</LeaveGuards>
              </ScreenBoundary>
              <SignOutMessages />
              <Toasts />
            </PortalTheme>
          </UndoableMutationsContextProvider>
        </LanguageProvider>
      </NotificationContextProvider>
    </StoreContextProvider>
  </AuthContext.Provider>
);

const PortalTheme = ({ children }: { children: ReactNode }) => {
  const mode = toColourMode(usePreference(themeKey));
  const direction = getDirection(useI18nProvider().getLocale());
  return (
    <ReadingDirection direction={direction}>
      <ThemeProvider
        theme={themes[direction]}
        defaultMode={mode}
        storageManager={null}
        disableTransitionOnChange
        noSsr
      >
        <CssBaseline enableColorScheme />
        <SyncColorScheme mode={mode} />
        {children}
      </ThemeProvider>
    </ReadingDirection>
  );
};

const SyncColorScheme = ({ mode }: { mode: ReturnType<typeof toColourMode> }) => {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => setMode(mode), [mode, setMode]);
  return null;
};

const messages = {
  done: ['signIn.signedOut', 'success'],
  failed: ['signIn.signOutFailed', 'error'],
  missingData: ['signIn.signOutMissingData', 'error'],
} as const;

/** Also removes the Undo of mutations that were sent early (decisions §2 "Sign-out"). */
const SignOutMessages = () => {
  const notify = useNotify();
  const { setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const removeUndo = useEffectEvent(() => {
    takeMutation()?.({ isUndo: false });
    setNotifications((all) => all.filter(({ notificationOptions }) => !notificationOptions?.undoable));
  });
  const notifyOutcome = useEffectEvent((outcome: keyof typeof messages) => {
    const [message, type] = messages[outcome];
    notify(message, { type });
  });
  useEffect(() => {
    const unsubscribers = [
      pendingWrites.onFlush(() => removeUndo()),
      authProvider.onSignedOut((outcome) => notifyOutcome(outcome)),
    ];
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
  }, []);
  return null;
};
