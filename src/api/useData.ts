import type { QueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { PortalDataProvider } from './dataProvider';

export const useData = () => useDataProvider<PortalDataProvider>();

export interface PrefetchContext {
  client: QueryClient;
  data: PortalDataProvider;
  userId: number | undefined;
  params: Readonly<Record<string, string | undefined>>;
}
