import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressText } from '../../../ui/useAddressText';
import { sortOf, type MediaOrder } from './mediaOrder';

export type ViewMode = 'grid' | 'list';

/** One parameter of the address, changed without an entry in the history; null removes it. */
export const useAddressParam = (name: string): [string | null, (value: string | null) => void] => {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (value: string | null) =>
      setParams(
        (before) => {
          if (value) before.set(name, value);
          else before.delete(name);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, setParams],
  );
  return [params.get(name), change];
};

/** Look, order and search of a page of the library: all of it is in the address. */
export const useLibraryView = (usual: ViewMode) => {
  const [view, setView] = useAddressParam('view');
  const [sort, setSort] = useAddressParam('sort');
  const { text, setText } = useAddressText('search');
  const mode: ViewMode = view === 'grid' || view === 'list' ? view : usual;
  return {
    mode,
    setMode: (next: ViewMode) => setView(next === usual ? null : next),
    sort: sortOf(sort),
    setSort: (by: MediaOrder, down: boolean) =>
      setSort(by === 'name' && !down ? null : `${down ? '-' : ''}${by}`),
    search: text,
    setSearch: setText,
  };
};

export type LibraryView = ReturnType<typeof useLibraryView>;
