import type { PortalDataProvider } from '../../api/dataProvider';

type Data = Pick<PortalDataProvider, 'myServices'>;

const servicesKey = ['myServices'];

export const servicesQuery = (data: Data) => ({
  queryKey: servicesKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => data.myServices(signal),
});

/** The dashboard shows its own message for an expired session (spec 1 §8 "Dashboard load"). */
export const dashboardQuery = (data: Data, retryDelaysMs?: readonly number[]) => ({
  queryKey: servicesKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => data.myServices(signal, retryDelaysMs, 'caller'),
});
