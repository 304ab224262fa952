import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  AddNotificationContext,
  DataProviderContext,
  PreferencesEditorContextProvider,
  ResourceDefinitionContextProvider,
  useAddNotificationContext,
  useI18nProvider,
  type NotificationPayload,
} from 'ra-core';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { resourceDefinitions } from '../api/resources';
import { pickersIn } from '../i18n/pickers';
import { PickerLanguageContext } from '../ui/inputs/pickerLanguage';
import { dataProvider, queryClient } from './signedInData';
import { withStockComponents } from './stockTheme';

export const SignedInProviders = ({ children }: { children: ReactNode }) => {
  const [client] = useState(queryClient);
  const locale = useI18nProvider().getLocale();
  const loadPickers = useCallback(() => pickersIn(locale), [locale]);
  return (
    <AddNotificationContext.Provider value={useNotificationsOfSession()}>
      <DataProviderContext.Provider value={dataProvider}>
        <QueryClientProvider client={client}>
          <ResourceDefinitionContextProvider definitions={resourceDefinitions}>
            <PreferencesEditorContextProvider>
              <PickerLanguageContext.Provider value={loadPickers}>
                <ThemeProvider theme={withStockComponents}>{children}</ThemeProvider>
              </PickerLanguageContext.Provider>
            </PreferencesEditorContextProvider>
          </ResourceDefinitionContextProvider>
        </QueryClientProvider>
      </DataProviderContext.Provider>
    </AddNotificationContext.Provider>
  );
};

/** Messages of a page whose session has ended must not appear on /login. */
const useNotificationsOfSession = () => {
  const add = useAddNotificationContext();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return useCallback(
    (notification: NotificationPayload) => {
      if (isOpen.current) add(notification);
    },
    [add],
  );
};
