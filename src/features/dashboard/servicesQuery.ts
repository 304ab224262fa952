import type { QueryClient } from '@tanstack/react-query';
import type { PortalDataProvider } from '../../api/dataProvider';
import { serviceRetries } from '../../api/errors';

type Data = Pick<PortalDataProvider, 'myServices'>;

export const servicesQuery = (data: Data) => ({
  queryKey: ['myServices'],
  queryFn: ({ signal }: { signal: AbortSignal }) => data.myServices(signal),
  ...serviceRetries,
});

/** The dashboard shows its own message for an expired session (spec 1 §8 "Dashboard load"). */
export const dashboardQuery = (data: Data) => ({
  ...servicesQuery(data),
  queryFn: ({ signal }: { signal: AbortSignal }) => data.myServices(signal, 'caller'),
});

const arrangementKey = ['serviceArrangement'];

/** Read again when the user returns after three minutes; a failed read keeps the former one. */
export const arrangementQuery = (data: Pick<PortalDataProvider, 'serviceArrangement'>) => ({
  queryKey: arrangementKey,
  queryFn: async ({ client }: { client: QueryClient }): Promise<unknown> =>
    (await data.serviceArrangement()) ?? client.getQueryData(arrangementKey) ?? null,
  staleTime: 3 * 60_000,
});
