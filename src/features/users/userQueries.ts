import type { PrefetchContext } from '../../api/useData';
import { usualListParams } from './list/useUserListParams';

/** What the list asks react-admin for. */
export const listRequest = (
  { filter, sort, page, perPage }: typeof usualListParams,
  userId: number | undefined,
) => ({
  pagination: { page, perPage },
  sort,
  filter: { ...filter, user_id: userId },
  meta: { orLastPage: true },
});

/** By the key that react-admin keeps it under. */
export const prefetchUsers = ({ client, data, userId }: PrefetchContext) => {
  const request = listRequest(usualListParams, userId);
  return client.prefetchQuery({
    queryKey: ['users', 'getList', request],
    queryFn: ({ signal }) => data.getList('users', { ...request, signal }),
  });
};
