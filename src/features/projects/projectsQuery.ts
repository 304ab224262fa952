import type { PortalDataProvider } from '../../api/dataProvider';
import { listQuery } from '../../model/listQuery';
import { unpaginated } from '../../model/completeList';
import type { Project } from '../../model/projects/project';

const projects = 'projects';
export const projectsKey = [projects];

export const firstPage = { page: 1, perPage: 20 };
/** The server's default order. */
export const serverOrder = { field: '', order: 'ASC' } as const;

type Data = Pick<PortalDataProvider, 'getList'>;

export const projectsQuery = (data: Data) =>
  listQuery<Project>(data, projects, { pagination: firstPage, sort: serverOrder, filter: {} });

/** Loads the projects of all pages. */
export const allProjectsQuery = (data: Data) =>
  listQuery<Project>(data, projects, { pagination: unpaginated, sort: serverOrder, filter: {} });
