import { useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { numberIn } from '../../../model/text';
import { readUserFilter, type UserFilter } from './userFilter';
import { defaultListParams, type UserListParams } from './usersQuery';

const readFilter = (text: string | null): UserFilter => {
  try {
    return readUserFilter(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
};

export const readListParams = (search: URLSearchParams): UserListParams => {
  const field = search.get('sort');
  return {
    filter: readFilter(search.get('filter')),
    sort: field ? { field, order: search.get('order') === 'DESC' ? 'DESC' : 'ASC' } : defaultListParams.sort,
    page: numberIn(search.get('page'), defaultListParams.page),
    perPage: numberIn(search.get('perPage'), defaultListParams.perPage),
  };
};

export const withListParams = (
  search: URLSearchParams,
  { filter, sort, page, perPage }: Partial<UserListParams>,
): URLSearchParams => {
  const next = new URLSearchParams(search);
  const set = (name: string, value: string, defaultValue: string) =>
    value === defaultValue ? next.delete(name) : next.set(name, value);
  if (filter) set('filter', JSON.stringify(filter), '{}');
  if (sort) {
    next.set('sort', sort.field);
    next.set('order', sort.order);
  }
  if (page !== undefined) set('page', String(page), '1');
  if (perPage !== undefined) set('perPage', String(perPage), String(defaultListParams.perPage));
  return next;
};

export const useUserListParams = () => {
  const { key, search, state } = useLocation() as { key: string; search: string; state: unknown };
  const navigate = useNavigate();
  const isHistory = useNavigationType() === NavigationType.Pop;
  // useLocation updates later, and another change may come before that.
  const latest = useRef(search);
  const [lastWritten, setLastWritten] = useState<string | null>(null);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  const change = (part: Partial<UserListParams>, { replace = false } = {}) => {
    const next = withListParams(new URLSearchParams(latest.current), part).toString();
    const address = next && `?${next}`;
    if (address === latest.current) return;
    latest.current = address;
    setLastWritten(address);
    void navigate({ search: address }, { replace, state });
  };

  return {
    ...useMemo(() => readListParams(new URLSearchParams(search)), [search]),
    latest: () => readListParams(new URLSearchParams(latest.current)),
    change,
    entry: key,
    /** True after Back, Forward or a link, false after a change of the list. */
    isFromOutside: isHistory || search !== lastWritten,
  };
};
