import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isGone } from '../../api/errors';
import { HttpError } from '../../api/HttpError';
import { useData } from '../../api/useData';
import { isId } from '../../model/text';
import { int, orderOf } from '../../ui/address/addressParams';
import { useAddressState } from '../../ui/address/useAddressState';
import { defaultParams, projectsQuery } from './projectsQuery';

export const pageSizes = [10, 20, 50];

/** Not `budget`: it is free text in any currency. */
export const sortable = ['title', 'acronym', 'consultant', 'contractor', 'start_date'] as const;

export type SortField = (typeof sortable)[number];

const addressParams = {
  page: int(1),
  per_page: int(defaultParams.perPage, (size) => pageSizes.includes(size)),
  ordering: orderOf(['', ...sortable], ''),
};

export const useProjectList = () => {
  const data = useData();
  const [{ page, per_page: perPage, ordering: sort }, change] = useAddressState(addressParams);
  const ordering = `${sort.order === 'DESC' ? '-' : ''}${sort.field}`;
  const params = { page, perPage, ordering };
  const query = useQuery({ ...projectsQuery(data, params), placeholderData: keepPreviousData });
  return {
    ...params,
    query,
    toPage: (next: number) => change({ page: next }),
    toPerPage: (size: number) => change({ page: 1, per_page: size }),
    sortBy: (field: SortField) =>
      change({ page: 1, ordering: { field, order: ordering === field ? 'DESC' : 'ASC' } }),
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
