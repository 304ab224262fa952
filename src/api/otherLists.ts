import type { GetListParams, RaRecord } from 'ra-core';
import type { LogFilter } from '../model/users/requestLog';
import type { mediaActions } from './actions/media';
import type { notificationActions } from './actions/notifications';
import type { projectActions } from './actions/projects';
import type { userActions } from './actions/users';
import type { AllRows, ListAnswer, WholeList } from './lists';

type Actions = Pick<ReturnType<typeof projectActions>, 'projects' | 'allProjects'> &
  Pick<ReturnType<typeof userActions>, 'requestLog'> &
  Pick<ReturnType<typeof mediaActions>, 'folders'> &
  Pick<ReturnType<typeof notificationActions>, 'notifications'>;

type ListParams = Partial<GetListParams>;
type GetList = (params: ListParams) => Promise<ListAnswer<RaRecord>>;

/** Shows the pages of a whole list that have come; the rest is on its way. */
export type ShowPart = (resource: string, params: ListParams, part: WholeList<RaRecord>) => void;

/** Lists that are no page of a resource. */
export const otherLists = (actions: Actions, showPart: ShowPart) => {
  /** Their rows are no resource, as they have no address of their own. */
  const named: Record<string, GetList> = {
    projects: ({ pagination = { page: 1, perPage: 20 }, sort, signal }) => {
      const ordering = `${sort?.order === 'DESC' ? '-' : ''}${sort?.field ?? ''}`;
      return actions.projects({ ...pagination, ordering }, signal);
    },
    requestLog: async ({ pagination = { page: 1, perPage: 10 }, filter, signal }) => {
      const { user, ...rest } = filter as LogFilter & { user: number };
      const { data, total } = await actions.requestLog(user, { ...pagination, filter: rest }, signal);
      // Older servers do not number the entries.
      return { data: data.map((entry, at) => ({ ...entry, id: entry.id ?? -1 - at })), total };
    },
  };

  const whole =
    (
      resource: string,
      readAll: (
        signal?: AbortSignal,
        onPart?: (part: AllRows<RaRecord>) => void,
      ) => Promise<AllRows<RaRecord>>,
    ): GetList =>
    async (params) => {
      let isPaged = false;
      const { data, total, isWhole } = await readAll(params.signal, (part) => {
        isPaged = true;
        showPart(resource, params, { data: part.data, total: part.total, meta: { isWhole: false, isPaged } });
      });
      return { data, total, meta: { isWhole, isPaged } };
    };
  /** Every page, at most 10,000 rows, for `meta.whole`. */
  const wholeLists: Record<string, GetList> = {
    projects: whole('projects', actions.allProjects),
    notification: whole('notification', actions.notifications),
    'media-library-folder': whole('media-library-folder', actions.folders),
  };

  return (name: string, { meta }: ListParams): GetList | undefined =>
    ((meta as { whole?: true } | undefined)?.whole && wholeLists[name]) || named[name];
};
