import type { PortalDataProvider } from '../../api/dataProvider';

export const projectsKey = ['projects'];

export const defaultParams = { page: 1, perPage: 20, ordering: '' };

export const projectsQuery = (data: Pick<PortalDataProvider, 'projects'>, params = defaultParams) => ({
  queryKey: [...projectsKey, params],
  queryFn: ({ signal }: { signal: AbortSignal }) => data.projects(params, signal),
});
