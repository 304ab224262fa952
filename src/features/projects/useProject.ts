import { useQuery } from '@tanstack/react-query';
import { isGone } from '../../api/errors';
import { HttpError } from '../../api/HttpError';
import { useData } from '../../api/useData';
import { isId } from '../../model/text';

export const projectKey = (id: number) => ['project', id];

export const useProject = (id: string) => {
  const data = useData();
  const query = useQuery({
    queryKey: projectKey(Number(id)),
    queryFn: ({ signal }) => data.project(Number(id), signal),
    enabled: isId(id),
    staleTime: 0,
    // A refetch would reset the form while the user is typing.
    refetchOnWindowFocus: false,
  });
  const error = isId(id) ? query.error : new HttpError(404);
  const isMissing = isGone(error);
  // The cache may still hold a deleted project.
  return { query: { ...query, error }, isMissing, project: isMissing ? undefined : query.data };
};
