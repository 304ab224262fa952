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
