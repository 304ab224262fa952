import {
  AuthContext,
  NotificationContextProvider,
  StoreContextProvider,
  UndoableMutationsContextProvider,
} from 'ra-core';
import type { ReactNode } from 'react';
import { Toasts } from '../ui/toasts/Toasts';
import { ScreenBoundary } from './layout/ScreenBoundary';
import { PortalTheme } from './PortalTheme';
import { authProvider, preferences } from './providers';
import { SignOutMessages } from './SignOutMessages';
import { Texts } from './Texts';

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
