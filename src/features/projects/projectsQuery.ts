import type { GetListParams } from 'ra-core';
import type { PortalDataProvider } from '../../api/dataProvider';
import { unpaginated } from '../../model/completeList';
import type { Project } from '../../model/projects/project';

export const projectsKey = ['projects'];

export const firstPage = { page: 1, perPage: 20 };
/** The server's default order. */
export const serverOrder = { field: '', order: 'ASC' } as const;

type Data = Pick<PortalDataProvider, 'getList'>;

/** Under the query key of react-admin's useGetList. */
const listQuery = (data: Data, request: GetListParams) => ({
  queryKey: [...projectsKey, 'getList', request],
  queryFn: ({ signal }: { signal: AbortSignal }) => data.getList<Project>('projects', { ...request, signal }),
});

export const projectsQuery = (data: Data) =>
  listQuery(data, { pagination: firstPage, sort: serverOrder, filter: {} });

/** Loads the projects of all pages. */
export const allProjectsQuery = (data: Data) =>
  listQuery(data, { pagination: unpaginated, sort: serverOrder, filter: {} });
