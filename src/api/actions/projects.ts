import type { Project, ProjectValues } from '../../model/projects/project';
import { projectFields } from '../../model/projects/project';
import { fieldsIn, recordIn } from '../answers';
import { HttpError } from '../HttpError';
import type { Http } from '../http';
import { listAnswer, type ListAnswer } from '../listAnswer';

export interface ProjectListParams {
  page: number;
  perPage: number;
  /** A field, `-` before it for descending; '' for the server's own order. */
  ordering: string;
}

/** Construction projects (spec 1 §7, decisions §4 "Projects list"). All reject with HttpError. */
export const projectActions = (http: Http) => ({
  projects: async (
    { page, perPage, ordering }: ProjectListParams,
    signal?: AbortSignal,
  ): Promise<ListAnswer<Project>> => {
    const query = { page, page_size: perPage, ordering };
    return listAnswer<Project>(await http<unknown>('/api/project/', signal ? { query, signal } : { query }));
  },

  project: async (id: number, signal?: AbortSignal): Promise<Project> => {
    const query = { id };
    const answer = await http<unknown>('/api/project/', signal ? { query, signal } : { query });
    const project = recordIn(answer, (fields) => 'title' in fields);
    if (!project) throw new HttpError(0, answer, 'format');
    return { ...(project as unknown as Project), id };
  },

  /** Sends every field, the emptied ones too, so that what was there can be taken away; a picture only where one was chosen. */
  updateProject: async (id: number, values: ProjectValues): Promise<void> => {
    fieldsIn(await http<unknown>('/api/project/update/', { method: 'POST', body: toForm(id, values) }));
  },
});

const toForm = (id: number, values: ProjectValues): FormData => {
  const form = new FormData();
  form.set('id', String(id));
  for (const field of projectFields) form.set(field, values[field].trim());
  if (values.picture) form.set('picture', values.picture);
  return form;
};
