import { useEvent } from 'ra-core';
import { useMemo, useState } from 'react';
import { int, json, choice, text, type AddressValues } from '../../../../ui/address/addressParams';
import { useAddressState, useDebouncedText } from '../../../../ui/address/useAddressState';
import { defineViews } from '../../../../ui/lists/savedViews';
import { readUserFilter, applyDraft, type UserFilter } from './userFilter';
import { sortFields } from '../userColumns';
import { defaultPerPage } from '../usersQuery';

const viewParams = {
  filter: json(readUserFilter),
  sort: text((field) => sortFields.has(field)),
  order: choice(['ASC', 'DESC'], 'ASC'),
};

export const userViews = defineViews({ storeKey: 'preferences.users.filters', params: viewParams });

export const usersAddress = {
  ...viewParams,
  page: int(1),
  perPage: int(defaultPerPage, (size) => size <= 100),
};

type Address = AddressValues<typeof usersAddress>;

/** Every change of the filter returns to page 1 and includes a search that is still being typed. */
export const useUserFilter = () => {
  const [address, changeAddress] = useAddressState<Address>(usersAddress);
  const [clearCount, setClearCount] = useState(0);
  const changeFilter = (update: (now: UserFilter) => UserFilter) =>
    changeAddress((now) => ({ filter: update(now.filter), page: 1 }));
  const search = useDebouncedText(address.filter.search ?? '', (typed) => changeFilter(withSearch(typed)));

  const change = useEvent((update: (now: UserFilter) => UserFilter) => {
    const typed = search.commitNow();
    changeFilter((now) => update(typed === null ? now : withSearch(typed)(now)));
  });
  const replace = useEvent((next: UserFilter) => {
    search.discard();
    changeFilter(() => next);
  });
  const clear = useEvent(() => {
    setClearCount(clearCount + 1);
    replace({});
  });
  const filters = useMemo(
    () => ({ ...address, clearCount, changeAddress, change, replace, clear }),
    [address, clearCount, changeAddress, change, replace, clear],
  );
  return { filters, search };
};

const withSearch = (typed: string) => (filter: UserFilter) =>
  applyDraft(filter, { search: typed.trim().slice(0, 200) || undefined });
