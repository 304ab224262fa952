import { compareNames } from '../../../model/locale';
import { getExtension, type MediaFile, type MediaFolder } from '../../../model/media-library-folder/media';
import { fold } from '../../../model/text';
import { choice, sortOrder, text, type Order } from '../../../ui/address/addressParams';
import { useAddressState, useDebouncedText } from '../../../ui/address/useAddressState';

export const mediaOrders = ['name', 'kind', 'size', 'date'] as const;
export type MediaOrder = (typeof mediaOrders)[number];

type MediaSort = Order<MediaOrder>;

const getTime = (dateTime: string | null) => Date.parse(dateTime ?? '') || 0;

type Compare<T> = (a: T, b: T) => number;

const sortBy = <T>(rows: readonly T[], order: MediaSort['order'], ...compares: Compare<T>[]): T[] => {
  const sign = order === 'DESC' ? -1 : 1;
  return rows.toSorted((a, b) => {
    for (const compare of compares) {
      const difference = compare(a, b);
      if (difference !== 0) return sign * difference;
    }
    return 0;
  });
};

export const sortFiles = (files: readonly MediaFile[], { field, order }: MediaSort): MediaFile[] => {
  const byName: Compare<MediaFile> = (a, b) => compareNames(a.file_name, b.file_name);
  const compares: Record<MediaOrder, Compare<MediaFile>> = {
    name: byName,
    kind: (a, b) => compareNames(getExtension(a.file_name), getExtension(b.file_name)),
    size: (a, b) => (a.size ?? -1) - (b.size ?? -1),
    date: (a, b) => getTime(a.created_at) - getTime(b.created_at),
  };
  return sortBy(files, order, compares[field], byName);
};

export const sortFolders = (folders: readonly MediaFolder[], { field, order }: MediaSort): MediaFolder[] => {
  const byName: Compare<MediaFolder> = (a, b) => compareNames(a.name ?? '', b.name ?? '');
  const byDate: Compare<MediaFolder> = (a, b) => getTime(a.created_at) - getTime(b.created_at);
  if (field === 'date') return sortBy(folders, order, byDate, byName);
  return sortBy(folders, field === 'name' ? order : 'ASC', byName);
};

export const createNameFilter = (search: string): ((name: string) => boolean) => {
  const query = fold(search.trim());
  return query ? (name) => fold(name).includes(query) : () => true;
};

const viewModes = ['grid', 'list'] as const;
export type ViewMode = (typeof viewModes)[number];

const createParams = (defaultMode: ViewMode) => ({
  view: choice(viewModes, defaultMode),
  sort: sortOrder(mediaOrders, 'name'),
  search: text(),
});

const addressParams = { grid: createParams('grid'), list: createParams('list') };
const replace = true;

export const useLibraryView = (defaultMode: ViewMode) => {
  const [{ view, sort, search }, change] = useAddressState(addressParams[defaultMode]);
  const typed = useDebouncedText(search, (next) => change({ search: next }, { replace }));
  return {
    mode: view,
    setMode: (next: ViewMode) => change({ view: next }, { replace }),
    sort,
    setSort: (field: MediaOrder, order: MediaSort['order']) =>
      change({ sort: { field, order } }, { replace }),
    search: typed.text,
    setSearch: typed.type,
  };
};

export type LibraryView = ReturnType<typeof useLibraryView>;
