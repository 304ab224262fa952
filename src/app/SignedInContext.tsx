import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { DataProviderContext, ResourceDefinitionContextProvider } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { createDataProvider } from '../api/dataProvider';
import { http } from './providers';
import { resourceDefinitions } from './resourceDefinitions';

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
    <DataProviderContext.Provider value={dataProvider}>
      <QueryClientProvider client={queryClient}>
        <ResourceDefinitionContextProvider definitions={resourceDefinitions}>
          {children}
        </ResourceDefinitionContextProvider>
      </QueryClientProvider>
    </DataProviderContext.Provider>
  );
};
