import type { QueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { PortalDataProvider } from './dataProvider';

export const useData = () => useDataProvider<PortalDataProvider>();

/** What a page needs to fetch its data before it is opened. `params` are those of its address. */
export interface PrefetchContext {
  client: QueryClient;
  data: PortalDataProvider;
  userId: number | undefined;
  params: Readonly<Record<string, string | undefined>>;
}
