import type { GetListParams, RaRecord } from 'ra-core';
import type { LogFilter } from '../model/users/requestLog';
import type { projectActions } from './actions/projects';
import type { userActions } from './actions/users';
import type { ListAnswer } from './lists';

type Actions = Pick<ReturnType<typeof projectActions>, 'projects'> &
  Pick<ReturnType<typeof userActions>, 'requestLog'>;

/** What else react-admin lists by name: calls whose rows are no resource, as they have no address of their own. */
export const otherLists = ({ projects, requestLog }: Actions) => {
  const lists: Record<string, (params: Partial<GetListParams>) => Promise<ListAnswer<RaRecord>>> = {
    projects: ({ pagination = { page: 1, perPage: 20 }, sort, signal }) =>
      projects(
        { ...pagination, ordering: `${sort?.order === 'DESC' ? '-' : ''}${sort?.field ?? ''}` },
        signal,
      ),
    requestLog: async ({ pagination = { page: 1, perPage: 10 }, filter, signal }) => {
      const { user, ...rest } = filter as LogFilter & { user: number };
      const { data, total } = await requestLog(user, { ...pagination, filter: rest }, signal);
      // Older servers do not number the entries.
      return { data: data.map((entry, at) => ({ ...entry, id: entry.id ?? -1 - at })), total };
    },
  };
  return (name: string) => lists[name];
};
