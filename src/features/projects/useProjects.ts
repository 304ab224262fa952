import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isGone } from '../../api/errors';
import { HttpError } from '../../api/HttpError';
import { useData } from '../../api/useData';
import { isId, numberIn } from '../../model/text';
import { defaultParams, projectsQuery } from './projectsQuery';

export const pageSizes = [10, 20, 50];

/** Not `budget`: it is free text in any currency. */
export const sortable = ['title', 'acronym', 'consultant', 'contractor', 'start_date'] as const;

export type SortField = (typeof sortable)[number];

/** Reads `page`, `per_page` and `ordering` from the URL. */
export const useProjectList = () => {
  const data = useData();
  const [search, setSearch] = useSearchParams();
  const page = numberIn(search.get('page'), defaultParams.page);
  const requestedSize = numberIn(search.get('per_page'), defaultParams.perPage);
  const perPage = pageSizes.includes(requestedSize) ? requestedSize : defaultParams.perPage;
  const order = search.get('ordering') ?? '';
  const ordering = sortable.some((field) => field === order.replace(/^-/, '')) ? order : '';
  const params = { page, perPage, ordering };
  const query = useQuery({ ...projectsQuery(data, params), placeholderData: keepPreviousData });

  const setParams = (change: Record<string, string>) =>
    setSearch((now) => new URLSearchParams({ ...Object.fromEntries(now), ...change }));
  return {
    ...params,
    query,
    toPage: (next: number) => setParams({ page: String(next) }),
    toPerPage: (size: number) => setParams({ page: '1', per_page: String(size) }),
    sortBy: (field: SortField) =>
      setParams({ page: '1', ordering: ordering === field ? `-${field}` : field }),
  };
};

export type ProjectList = ReturnType<typeof useProjectList>;

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
