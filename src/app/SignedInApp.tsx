import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { Outlet } from 'react-router-dom';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  AddNotificationContext,
  DataProviderContext,
  PreferencesEditorContextProvider,
  ResourceDefinitionContextProvider,
  useAddNotificationContext,
  useI18nProvider,
  type NotificationPayload,
  useNotify,
  useIsMounted,
} from 'ra-core';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
// oxlint-disable-next-line import/no-unassigned-import -- adds the texts of the pages behind the sign-in
import '../i18n/signedInMessages';
import { allowPlainText } from '../ui/trusted';
import { SubjectPages } from '../features/notification/destinations';
import { NotificationBell } from '../features/notification/NotificationBell';
import { PaletteButton } from '../features/palette/PaletteButton';
import { AppLayout } from './layout/AppLayout';
import { subjectPath } from './pages';
import { LiveNotifications } from './LiveNotifications';
import { loadPickerLanguage } from '../i18n/pickers';
import { PickerLanguageContext } from '../ui/inputs/pickerLanguage';
import { dataProvider, getQueryClient } from './signedInData';
import { withReactAdminComponents } from './reactAdminTheme';
import { resourceDefinitions } from './resources';
import { toErrorMessage } from '../api/errors';
import { useAuth } from '../auth/useAuth';
import { useRecentChanges } from '../features/users/acts/recentChanges';
import { profileQuery } from '../features/profile/useProfile';
import { renewal } from './providers';
import { rowCheckboxStyles } from '../ui/inputs/RowCheckbox';
import { lazyPart, pickExport } from '../ui/loading/lazyCode';
import { iconButtonStyles } from '../ui/styles';
import { useWindowEvent } from '../ui/useWindowEvent';

const fontFamily = 'Inter Variable';

/** Makes the theme use the font behind the sign-in only. */
const fontStyles = { ':root': { '--font': `"${fontFamily}", -apple-system` } };

/** Optional, so that text never changes its font: where the file is late, the next page load has it in the cache. */
const loadFont = (): void => {
  if (!('FontFace' in window)) return;
  const font = new FontFace(fontFamily, `url(${interUrl}) format("woff2")`, {
    weight: '100 900',
    display: 'optional',
    unicodeRange:
      'U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, U+20AC, U+2122, U+2212',
  });
  document.fonts.add(font);
  font.load().catch(() => {});
};

allowPlainText();
loadFont();

/** Kept out of the public pages, which have no lists and load no font. */
const signedInStyles = <GlobalStyles styles={{ ...fontStyles, ...iconButtonStyles, ...rowCheckboxStyles }} />;

/** Opened by a button in a corner, only by `npm run dev`; a build drops the import. */
const QueryDevtools =
  import.meta.env.MODE === 'development' &&
  lazyPart(() => import('@tanstack/react-query-devtools').then(pickExport('ReactQueryDevtools')));

const loadPalette = () => import('./PortalPalette');
const Palette = lazyPart(loadPalette);

const RecentChangesDialog = lazyPart(() =>
  import('../features/users/acts/BulkDialog').then(pickExport('RecentChangesDialog')),
);

const SignedInApp = () => (
  <SignedInProviders>
    {signedInStyles}
    <LiveNotifications />
    <SessionKeepAlive />
    {QueryDevtools && <QueryDevtools buttonPosition="bottom-left" />}
    <AppLayout
      topBarActions={
        <>
          <PaletteButton Palette={Palette} onPreload={() => void loadPalette().catch(() => {})} />
          <NotificationBell />
        </>
      }
    >
      <SubjectPages value={subjectPath}>
        <Outlet />
        <RecentChanges />
      </SubjectPages>
    </AppLayout>
  </SignedInProviders>
);

export default SignedInApp;

/** Rendered beside all pages, because the toast of a change outlives its page. */
const RecentChanges = () => {
  const { shown } = useRecentChanges();
  return shown && <RecentChangesDialog shown={shown} />;
};

export const SignedInProviders = ({ children }: { children: ReactNode }) => {
  const [client] = useState(getQueryClient);
  const locale = useI18nProvider().getLocale();
  const loadPickers = useCallback(() => loadPickerLanguage(locale), [locale]);
  return (
    <AddNotificationContext.Provider value={useSessionNotifications()}>
      <DataProviderContext.Provider value={dataProvider}>
        <QueryClientProvider client={client}>
          <ResourceDefinitionContextProvider definitions={resourceDefinitions}>
            <PreferencesEditorContextProvider>
              <PickerLanguageContext.Provider value={loadPickers}>
                <ThemeProvider theme={withReactAdminComponents}>{children}</ThemeProvider>
              </PickerLanguageContext.Provider>
            </PreferencesEditorContextProvider>
          </ResourceDefinitionContextProvider>
        </QueryClientProvider>
      </DataProviderContext.Provider>
    </AddNotificationContext.Provider>
  );
};

/** Drops toasts of an ended session, which must not appear on /login. */
const useSessionNotifications = () => {
  const add = useAddNotificationContext();
  const isMounted = useIsMounted();
  return useCallback(
    (notification: NotificationPayload) => {
      if (isMounted.current) add(notification);
    },
    [add, isMounted],
  );
};

/** Refreshes rights, name and picture, which may have changed since the sign-in (spec 1 §7). */
const SessionKeepAlive = () => {
  const auth = useAuth();
  const notify = useNotify();
  const { error, refetch } = useQuery({ ...profileQuery(auth), staleTime: Infinity });
  useQuery({
    queryKey: ['decodedToken'],
    queryFn: async () => {
      const message = await auth.account.decodeToken();
      if (message) notify(message, { type: 'error' });
      return message;
    },
    staleTime: Infinity,
  });

  useEffect(() => {
    if (!error) return;
    const { message, messageArgs, wait } = toErrorMessage('refreshProfile', error);
    if (wait !== null) notify(message, { type: 'warning', messageArgs });
  }, [error, notify]);

  // A page restored from the back/forward cache may belong to an ended session.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) void refetch();
  });
  useEffect(() => renewal.onFailed(() => notify('signIn.refreshFailed', { type: 'error' })), [notify]);
  return null;
};
