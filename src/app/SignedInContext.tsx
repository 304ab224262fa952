import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  AddNotificationContext,
  DataProviderContext,
  ResourceDefinitionContextProvider,
  useAddNotificationContext,
  type NotificationPayload,
  type ResourceDefinition,
} from 'ra-core';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createDataProvider } from '../api/dataProvider';
import { http } from './providers';

const dataProvider = createDataProvider(http);

/**
 * The rest of react-admin's context: data, queries, resources. A new sign-in gets a new query client,
 * so that nobody ever sees what was fetched for somebody else.
 */
export const SignedInContext = ({ children }: { children: ReactNode }) => {
  // Without a network a call is to fail and say so, not to wait in silence.
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: false, networkMode: 'always', staleTime: 10_000 },
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

/** What pages still have to say once their session is gone is no news at /login. */
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

/** What react-admin is to know of each resource before its views are loaded: how a record is called, and which views there are. */
const definitions: ResourceDefinition[] = [
  {
    name: 'users',
    recordRepresentation: 'email',
    hasList: true,
    hasCreate: true,
    hasEdit: true,
    hasShow: true,
  },
  { name: 'dic-services', recordRepresentation: 'name', hasList: true, hasCreate: true, hasEdit: true },
  { name: 'google-play', recordRepresentation: 'version', hasList: true, hasCreate: true, hasEdit: true },
  {
    name: 'custom-message-template',
    recordRepresentation: 'name',
    hasList: true,
    hasCreate: true,
    hasEdit: true,
  },
  { name: 'media-library-folder', recordRepresentation: 'name', hasList: true, hasShow: true },
  { name: 'notification', recordRepresentation: 'title', hasList: true },
];

const resourceDefinitions: Record<string, ResourceDefinition> = Object.fromEntries(
  definitions.map((definition) => [definition.name, definition]),
);
