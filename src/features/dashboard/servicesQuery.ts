import type { PortalDataProvider } from '../../api/dataProvider';

export const servicesKey = ['myServices'];

export const servicesQuery = (data: Pick<PortalDataProvider, 'myServices'>) => ({
  queryKey: servicesKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => data.myServices(signal),
});
