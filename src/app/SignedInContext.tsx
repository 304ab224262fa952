import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  AddNotificationContext,
  DataProviderContext,
  ResourceDefinitionContextProvider,
  useAddNotificationContext,
  type NotificationPayload,
} from 'ra-core';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createDataProvider } from '../api/dataProvider';
import { resources } from '../api/resources';
import { http } from './providers';

const dataProvider = createDataProvider(http);

const resourceDefinitions = Object.fromEntries(
  Object.entries(resources).map(([name, { recordRepresentation }]) => [name, { name, recordRepresentation }]),
);

/** Each sign-in mounts a new query client, so that no user sees another's data. */
export const SignedInContext = ({ children }: { children: ReactNode }) => {
  // Offline calls fail and are reported instead of waiting silently; what failed is fetched again once online.
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            retry: false,
            networkMode: 'always',
            staleTime: 10_000,
            refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
          },
          mutations: { networkMode: 'always' },
        },
      }),
  );
  return (
    <AddNotificationContext.Provider value={useNotificationsOfSession()}>
      <DataProviderContext.Provider value={dataProvider}>
        <QueryClientProvider client={queryClient}>
          <ResourceDefinitionContextProvider definitions={resourceDefinitions}>
            {children}
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
