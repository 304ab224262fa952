import { projectFields, type Project, type ProjectValues } from '../../model/projects/project';
import { assertResponse, discardBody, findRecord } from '../responses';
import { toFormData } from '../formData';
import type { Http } from '../http';

const path = '/api/project/';

export const projectActions = (http: Http) => ({
  project: async (id: number, signal?: AbortSignal): Promise<Project> => {
    const response = await http('GET', path, { query: { id }, signal });
    const project = findRecord<Project>(response, (fields) => 'title' in fields);
    return { ...assertResponse(response, project), id };
  },

  /** Empty fields are sent too, so that a value can be cleared. */
  updateProject: (id: number, values: ProjectValues) => {
    const textValues = Object.fromEntries(projectFields.map((field) => [field, values[field].trim()]));
    const { picture } = values;
    const body = toFormData({ id, ...textValues, ...(picture && { picture }) });
    return discardBody(http('POST', '/api/project/update/', { body }));
  },
});
