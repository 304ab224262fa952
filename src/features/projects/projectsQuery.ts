import type { PortalDataProvider } from '../../api/dataProvider';
import type { Project } from '../../model/projects/project';

export const projectsKey = ['projects'];

export const firstPage = { page: 1, perPage: 20 };
/** The server's own. */
export const defaultSort = { field: '', order: 'ASC' } as const;

/** The first page, under the query key of react-admin's useGetList. */
export const projectsQuery = (data: Pick<PortalDataProvider, 'getList'>) => {
  const request = { pagination: firstPage, sort: defaultSort, filter: {} };
  return {
    queryKey: [...projectsKey, 'getList', request],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      data.getList<Project>('projects', { ...request, signal }),
  };
};

const allRequest = {
  pagination: { page: 1, perPage: 100 },
  sort: defaultSort,
  filter: {},
  meta: { whole: true },
} as const;

/** The projects of all pages. */
export const allProjectsQuery = (data: Pick<PortalDataProvider, 'getList'>) => ({
  queryKey: [...projectsKey, 'getList', allRequest],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    data.getList<Project>('projects', { ...allRequest, signal }),
});
