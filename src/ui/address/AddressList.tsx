import {
  ListContextProvider,
  OptionalResourceContextProvider,
  useEvent,
  useGetList,
  useRecordSelection,
  useRequireAccess,
  useResourceContext,
  type FilterPayload,
  type ListControllerResult,
  type RaRecord,
  type SortPayload,
  type UseGetListHookValue,
  type UseGetListOptions,
} from 'ra-core';
import { useEffect, useMemo, type ReactNode } from 'react';

interface ListState {
  page: number;
  perPage: number;
  sort: SortPayload;
  filter: FilterPayload;
}

interface AddressListProps<Row extends RaRecord> {
  resource?: string;
  state: Partial<ListState>;
  onChange: (change: Partial<ListState>, options: { replace: boolean }) => void;
  /** Permanent filter, not in the URL. */
  filter?: FilterPayload;
  queryOptions?: UseGetListOptions<Row>;
  /** Called if a reload fails whose rows stay in sight; other failures stand in the place of the list. */
  onReloadError?: (error: unknown) => void;
  /** Set if the page is protected by another right. */
  disableAuthentication?: boolean;
  children: ReactNode;
}

const defaultSort: SortPayload = { field: 'id', order: 'ASC' };
const noFilter: FilterPayload = {};

/**
 * Keeps page, sort and filter of react-admin's list context in the URL, validated and under custom parameter names.
 * ListBase has fixed names, does not validate, and drops other parameters and the router state.
 */
export const AddressList = <Row extends RaRecord>(props: AddressListProps<Row>) => {
  const { state, onChange, filter, queryOptions, onReloadError, children } = props;
  const { page = 1, perPage = 10, sort = defaultSort, filter: filterValues = noFilter } = state;
  const isOpen = props.disableAuthentication ?? false;
  const resource = useResourceContext(props) ?? '';
  const access = useRequireAccess({ action: 'list', resource, enabled: !isOpen });
  const query = useGetList<Row>(
    resource,
    { pagination: { page, perPage }, sort, filter: { ...filterValues, ...filter } },
    {
      enabled: isOpen || !access.isPending,
      placeholderData: (previous) => previous,
      retry: false,
      onError: (error: unknown) => query.data && onReloadError?.(error),
      ...queryOptions,
    },
  );
  const change = useEvent<[Partial<ListState>, boolean?], void>((next, replace = false) =>
    onChange(next, { replace }),
  );
  const lastPage = getLastPage(query, page, perPage);
  useEffect(() => {
    if (page > lastPage) change({ page: lastPage }, true);
  }, [page, lastPage, change]);

  const [selectedIds, selection] = useRecordSelection<Row>({ disableSyncWithStore: true });
  const unselectAll = useEvent(() => selection.clearSelection());
  const setters = useMemo(
    () => ({
      setPage: (to: number) => change({ page: to }),
      setPerPage: (to: number) => change({ perPage: to, page: 1 }),
      setSort: (to: SortPayload) => change({ sort: to, page: 1 }),
      setFilters: (to: FilterPayload) => change({ filter: to, page: 1 }),
      // Unused: the page shows its own filters.
      hideFilter: () => undefined,
      showFilter: () => undefined,
    }),
    [change],
  );
  const { total } = query;
  const list = {
    ...query,
    ...setters,
    resource,
    page,
    perPage,
    sort,
    filter,
    filterValues,
    displayedFilters: noFilter,
    selectedIds,
    onSelect: selection.select,
    onSelectAll: () => selection.select(query.data?.map(({ id }) => id) ?? []),
    onToggleItem: selection.toggle,
    onUnselectItems: unselectAll,
    hasPreviousPage: page > 1,
    hasNextPage: total !== undefined && page * perPage < total,
  };
  return (
    <OptionalResourceContextProvider value={props.resource}>
      {/* A cast, because the controller's type is a union that TypeScript cannot match to the query. */}
      <ListContextProvider value={list as ListControllerResult<Row>}>{children}</ListContextProvider>
    </OptionalResourceContextProvider>
  );
};

type Query = Pick<UseGetListHookValue, 'data' | 'total' | 'isPending' | 'isFetching'>;

/** Returns the current page while the last one is unknown. */
const getLastPage = ({ data, total, isPending, isFetching }: Query, page: number, perPage: number): number =>
  isPending || isFetching || !data || total === undefined ? page : Math.max(1, Math.ceil(total / perPage));
