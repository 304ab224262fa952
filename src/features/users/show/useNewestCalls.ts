import { useQuery } from '@tanstack/react-query';
import { useData } from '../../../api/useData';
import { inParallel } from '../../../model/inParallel';
import type { LogFilter, RequestLogEntry } from '../../../model/users/requestLog';

/** As many as the server hands out at a time, so many times at most. */
const perPage = 100;
const mostPages = 10;
const callsAtOnce = 3;

/** The newest calls of a user that match, up to a thousand, newest first, and how many match in all. */
export const useNewestCalls = (userId: number, filter: LogFilter) => {
  const data = useData();
  return useQuery({
    queryKey: ['requestLog', userId, 'newest', filter],
    queryFn: async ({ signal }) => {
      const pageOf = (page: number) => data.requestLog(userId, { page, perPage, filter }, signal);
      const first = await pageOf(1);
      const last = Math.min(mostPages, Math.ceil(first.total / perPage));
      const others = Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 2);
      const found = new Map<number, RequestLogEntry[]>();
      const { failed } = await inParallel(others, callsAtOnce, async (page) => {
        found.set(page, (await pageOf(page)).data);
      });
      if (failed[0]) throw failed[0].error;
      return {
        entries: [first.data, ...others.map((page) => found.get(page) ?? [])].flat(),
        total: first.total,
      };
    },
  });
};
