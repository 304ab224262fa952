import { useQuery } from '@tanstack/react-query';
import { isGone } from '../../api/errors';
import { useData } from '../../api/useData';
import { isId } from './projectRules';

export const projectKey = (id: number) => ['project', id];

/** The project that the address names; `isMissing` where there is none. */
export const useProject = (id: string) => {
  const data = useData();
  const isUnknown = !isId(id);
  const query = useQuery({
    queryKey: projectKey(Number(id)),
    queryFn: ({ signal }) => data.project(Number(id), signal),
    enabled: !isUnknown,
    staleTime: 0,
    // What is being edited must not change under the user's hands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const isMissing = isUnknown || isGone(query.error);
  // What is gone may still lie in the cache.
  return { query, isMissing, project: isMissing ? undefined : query.data };
};
