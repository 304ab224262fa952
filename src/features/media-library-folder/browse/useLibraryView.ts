import { sortOf, type MediaOrder } from './mediaOrder';
import { useAddressState } from './useAddressState';
import { useSearchText } from './useSearchText';

export type ViewMode = 'grid' | 'list';

/** How a page of the library is looked at: all of it stands in the address. */
export const useLibraryView = (usual: ViewMode) => {
  const [view, setView] = useAddressState('view');
  const [sort, setSort] = useAddressState('sort');
  const [search, setSearch] = useSearchText();
  const mode: ViewMode = view === 'grid' || view === 'list' ? view : usual;
  return {
    mode,
    setMode: (next: ViewMode) => setView(next === usual ? null : next),
    sort: sortOf(sort),
    setSort: (by: MediaOrder, down: boolean) =>
      setSort(by === 'name' && !down ? null : `${down ? '-' : ''}${by}`),
    search,
    setSearch,
  };
};

export type LibraryView = ReturnType<typeof useLibraryView>;
