import { useAddressParam, useAddressText } from '../../../ui/useAddressText';
import { sortOf, type MediaOrder } from './mediaOrder';

export type ViewMode = 'grid' | 'list';

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
