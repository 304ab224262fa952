import { projectFields, type Project, type ProjectValues } from '../../model/projects/project';
import { fieldsIn, recordIn, required } from '../answers';
import { toFormData } from '../formData';
import type { Http } from '../http';
import { readAll, readPage, type AllRows, type ListAnswer } from '../lists';

export interface ProjectListParams {
  page: number;
  perPage: number;
  /** A field name, prefixed with `-` for descending; '' for the server's default. */
  ordering: string;
}

const path = '/api/project/';
const largestPage = { page: 1, page_size: 100 };

export const projectActions = (http: Http) => ({
  projects: (
    { page, perPage, ordering }: ProjectListParams,
    signal?: AbortSignal,
  ): Promise<ListAnswer<Project>> =>
    readPage(
      (query) => http('GET', path, { query, signal }),
      { page, page_size: perPage, ordering },
      { page, perPage },
    ),

  allProjects: (signal?: AbortSignal, onPart?: (part: AllRows<Project>) => void): Promise<AllRows<Project>> =>
    readAll<Project>((query) => http('GET', path, { query, signal }), largestPage, { onPart }),

  project: async (id: number, signal?: AbortSignal): Promise<Project> => {
    const answer = await http('GET', path, { query: { id }, signal });
    const project = recordIn(answer, (fields) => 'title' in fields);
    return { ...(required(answer, project) as unknown as Project), id };
  },

  /** Empty fields are sent too, so that a value can be cleared. */
  updateProject: async (id: number, values: ProjectValues): Promise<void> => {
    const texts = projectFields.map((field) => [field, values[field].trim()] as const);
    const { picture } = values;
    const body = toFormData({ id, ...Object.fromEntries(texts), ...(picture && { picture }) });
    fieldsIn(await http('POST', '/api/project/update/', { body }));
  },
});
