import { queryOptions } from '@tanstack/react-query';
import type { PortalDataProvider } from '../../api/dataProvider';
import { withNews, type Notification } from '../../model/notification';

/** The list as everybody reads it: the bell and the screen. */
export const listKey = ['notification', 'list'] as const;

/** What was heard live since the list was last asked for. */
export const heardKey = ['notification', 'heard'] as const;

const retryAfterMs = 30_000;

/**
 * Asks the server for the list and lays over it what was heard live meanwhile, which the answer may not
 * know yet. A failure is tried again by itself.
 */
export const notificationQuery = (data: Pick<PortalDataProvider, 'notifications'>) =>
  queryOptions({
    queryKey: listKey,
    queryFn: async ({ client, signal }): Promise<readonly Notification[]> => {
      client.setQueryData(heardKey, []);
      const list = await data.notifications(signal);
      return withNews(list, client.getQueryData<Notification[]>(heardKey) ?? []);
    },
    refetchInterval: ({ state }) => (state.status === 'error' ? retryAfterMs : false),
  });
