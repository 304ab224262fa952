import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { AuthContext, I18nContextProvider, NotificationContextProvider, StoreContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { i18nProvider } from '../i18n/i18nProvider';
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
        <I18nContextProvider value={i18nProvider}>
          <ThemeProvider theme={theme} storageManager={null}>
            <CssBaseline enableColorScheme />
            {children}
          </ThemeProvider>
        </I18nContextProvider>
      </NotificationContextProvider>
    </StoreContextProvider>
  </AuthContext.Provider>
);
