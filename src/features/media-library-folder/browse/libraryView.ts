import { compareNames } from '../../../model/locale';
import { getExtension } from '../../../model/media-library-folder/media';
import { fold } from '../../../model/text';
import { choice, sortOrder, text, type Order } from '../../../ui/address/addressParams';
import { useAddressState, useDebouncedText } from '../../../ui/address/useAddressState';
import type { Item } from './item';

export const mediaOrders = ['name', 'kind', 'size', 'date'] as const;
export type MediaOrder = (typeof mediaOrders)[number];

type MediaSort = Order<MediaOrder>;

const getTime = ({ date }: Item) => Date.parse(date ?? '') || 0;
const getSize = (item: Item) => (item.kind === 'file' ? (item.file.size ?? -1) : -1);

const compares: Record<MediaOrder, (a: Item, b: Item) => number> = {
  name: (a, b) => compareNames(a.name, b.name),
  kind: (a, b) => compareNames(getExtension(a.name), getExtension(b.name)),
  size: (a, b) => getSize(a) - getSize(b),
  date: (a, b) => getTime(a) - getTime(b),
};

export const sortItems = <T extends Item>(items: readonly T[], { field, order }: MediaSort): T[] => {
  const sign = order === 'DESC' ? -1 : 1;
  return items.toSorted((a, b) => sign * (compares[field](a, b) || compares.name(a, b)));
};

/** Folders have neither kind nor size. */
export const toFolderSort = ({ field, order }: MediaSort): MediaSort =>
  field === 'kind' || field === 'size' ? { field: 'name', order: 'ASC' } : { field, order };

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
