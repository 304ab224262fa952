import { extensionOf, nameKey } from '../../../model/media-library-folder/fileName';
import type { MediaFile, MediaFolder } from '../../../model/media-library-folder/media';
import { useAddressParam, useAddressText } from '../../../ui/useAddressText';

export const mediaOrders = ['name', 'kind', 'size', 'date'] as const;
export type MediaOrder = (typeof mediaOrders)[number];

export interface MediaSort {
  by: MediaOrder;
  down: boolean;
}

/** Parses `name`, `-date` and the like; by name if it is anything else. */
export const sortOf = (text: string | null): MediaSort => {
  const by = mediaOrders.find((order) => order === text?.replace(/^-/, ''));
  return by ? { by, down: text?.startsWith('-') ?? false } : { by: 'name', down: false };
};

// Numeric: "Sheet 2" comes before "Sheet 10".
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const timeOf = (dateTime: string | null) => Date.parse(dateTime ?? '') || 0;

type Compare<T> = (a: T, b: T) => number;

const sorted = <T>(rows: readonly T[], down: boolean, ...compares: Compare<T>[]): T[] => {
  const sign = down ? -1 : 1;
  return rows.toSorted((a, b) => {
    for (const compare of compares) {
      const order = compare(a, b);
      if (order !== 0) return sign * order;
    }
    return 0;
  });
};

export const sortFiles = (files: readonly MediaFile[], { by, down }: MediaSort): MediaFile[] => {
  const byName: Compare<MediaFile> = (a, b) => collator.compare(a.file_name, b.file_name);
  const compares: Record<MediaOrder, Compare<MediaFile>> = {
    name: byName,
    kind: (a, b) => collator.compare(extensionOf(a.file_name), extensionOf(b.file_name)),
    size: (a, b) => (a.size ?? -1) - (b.size ?? -1),
    date: (a, b) => timeOf(a.created_at) - timeOf(b.created_at),
  };
  return sorted(files, down, compares[by], byName);
};

export const sortFolders = (folders: readonly MediaFolder[], { by, down }: MediaSort): MediaFolder[] => {
  const byName: Compare<MediaFolder> = (a, b) => collator.compare(a.name ?? '', b.name ?? '');
  const byDate: Compare<MediaFolder> = (a, b) => timeOf(a.created_at) - timeOf(b.created_at);
  if (by === 'date') return sorted(folders, down, byDate, byName);
  return sorted(folders, by === 'name' && down, byName);
};

const normalized = (text: string) => nameKey(text).toLowerCase();

export const nameSearch = (text: string): ((name: string) => boolean) => {
  const wanted = normalized(text.trim());
  return wanted ? (name) => normalized(name).includes(wanted) : () => true;
};

export const useLibrarySort = () => {
  const [text, setText] = useAddressParam('sort');
  return {
    sort: sortOf(text),
    setSort: (by: MediaOrder, down: boolean) =>
      setText(by === 'name' && !down ? null : `${down ? '-' : ''}${by}`),
  };
};

export type ViewMode = 'grid' | 'list';

export const useLibraryView = (defaultMode: ViewMode) => {
  const [view, setView] = useAddressParam('view');
  const { text, setText } = useAddressText('search');
  const mode: ViewMode = view === 'grid' || view === 'list' ? view : defaultMode;
  return {
    mode,
    setMode: (next: ViewMode) => setView(next === defaultMode ? null : next),
    ...useLibrarySort(),
    search: text,
    setSearch: setText,
  };
};

export type LibraryView = ReturnType<typeof useLibraryView>;
