import {
  ListBase,
  RouterProviderContext,
  useEvent,
  useListContext,
  useRouterProvider,
  type FilterPayload,
  type ListBaseProps,
  type ListControllerResult,
  type RaRecord,
  type RouterNavigateFunction,
  type RouterProvider,
  type SortPayload,
} from 'ra-core';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { shownInPlace } from '../views';

interface ListState {
  page: number;
  perPage: number;
  sort: SortPayload;
  filter: FilterPayload;
}

interface AddressListProps<Row extends RaRecord> extends Omit<
  ListBaseProps<Row>,
  'sort' | 'perPage' | 'filter'
> {
  state: Partial<ListState>;
  onChange: (change: Partial<ListState>, options: { replace: boolean }) => void;
  /** Not in the address, but in each request. */
  filter?: FilterPayload;
}

const noSort: SortPayload = { field: 'id', order: 'ASC' };
const noFilter: FilterPayload = {};

/**
 * ListBase, its page, order and filter in the address under names that the page chooses, with checked values. ListBase
 * itself writes all of them under names of its own, unchecked, and drops other parameters and the state of the router.
 */
export const AddressList = <Row extends RaRecord>({
  state,
  onChange,
  children,
  ...props
}: AddressListProps<Row>) => {
  const outer = useRouterProvider();
  const list = useRef<ListControllerResult | null>(null);
  const report = useEvent((latest: ListControllerResult) => {
    list.current = latest;
  });
  const { page = 1, perPage = 10, sort = noSort, filter = noFilter } = state;
  const now = useMemo(() => ({ page, perPage, sort, filter }), [page, perPage, sort, filter]);
  const change = useEvent((next: Partial<ListState>) => {
    const { page: asked, ...rest } = next;
    const isPageAlone = asked !== undefined && Object.keys(rest).length === 0;
    const { error, data, total } = list.current ?? {};
    // react-admin goes to the first page when one cannot be loaded, which would leave nothing to retry.
    if (isPageAlone && error && !data && statusOf(error) !== 404) return;
    const isBeyondLast = isPageAlone && page > Math.ceil((data ? (total ?? 0) : 0) / perPage);
    onChange(next, { replace: isBeyondLast });
  });
  const router = useMemo(() => routerOfList(outer, now, change), [outer, now, change]);
  return (
    <RouterProviderContext.Provider value={router}>
      <ListBase storeKey={false} queryOptions={shownInPlace} sort={sort} perPage={perPage} {...props}>
        <RouterProviderContext.Provider value={outer}>
          <Report to={report}>{children}</Report>
        </RouterProviderContext.Provider>
      </ListBase>
    </RouterProviderContext.Provider>
  );
};

const statusOf = (error: unknown) => (error as { status?: number }).status;

/** Its effect runs before those of ListBase. */
const Report = ({ to, children }: { to: (list: ListControllerResult) => void; children: ReactNode }) => {
  const list = useListContext();
  useEffect(() => to(list), [to, list]);
  return children;
};

/** Shows `state` to ListBase as the search of a location, in ListBase's own names, and reads its changes from there. */
const routerOfList = (
  outer: RouterProvider,
  state: ListState,
  onChange: (change: Partial<ListState>) => void,
): RouterProvider => {
  const { page, perPage, sort, filter } = state;
  const search = `?${new URLSearchParams({
    page: String(page),
    perPage: String(perPage),
    sort: sort.field,
    order: sort.order,
    filter: JSON.stringify(filter),
  }).toString()}`;
  const changeTo = (query = '') => {
    const next = new URLSearchParams(query);
    const asked: ListState = {
      page: Number(next.get('page')),
      perPage: Number(next.get('perPage')),
      sort: { field: next.get('sort') ?? '', order: next.get('order') === 'DESC' ? 'DESC' : 'ASC' },
      filter: JSON.parse(next.get('filter') ?? '{}') as FilterPayload,
    };
    const isChanged = (name: keyof ListState) => JSON.stringify(asked[name]) !== JSON.stringify(state[name]);
    const names = (['page', 'perPage', 'sort', 'filter'] as const).filter(isChanged);
    if (names.length > 0) onChange(Object.fromEntries(names.map((name) => [name, asked[name]])));
  };
  const useListLocation = () => {
    const location = outer.useLocation();
    return useMemo(() => ({ ...location, search }), [location]);
  };
  const useListNavigate = () => {
    const leave = outer.useNavigate();
    // ListBase leaves by a path, as without the right to the list, and changes the list by the rest.
    return useEvent<Parameters<RouterNavigateFunction>, void>((to, options) =>
      typeof to === 'object' ? changeTo(to.search) : leave(to, options),
    );
  };
  return { ...outer, useLocation: useListLocation, useNavigate: useListNavigate };
};
