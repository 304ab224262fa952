import { createContext, useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, type To } from 'react-router-dom';
import { paths } from '../../../paths';
import { writeAddress } from '../../../ui/address/addressParams';
import { useRangeSelection } from '../../../ui/table/useRangeSelection';
import { useRequiredContext } from '../../../ui/useRequiredContext';
import { useDownload } from '../useDownload';
import { previewParams, type Item } from './item';

/** `items` are in page order. Unlike a notification, an item hidden by a search stays selected: one collects files. */
export const useSelectedItems = (items: readonly Item[]) => {
  const [ids, setIds] = useState<string[]>([]);
  const order = useMemo(() => items.map(({ id }) => id), [items]);
  const selection = useRangeSelection(order, ids, setIds);
  return useMemo(
    () => ({
      ...selection,
      items: items.filter(({ id }) => selection.has(id)),
      set: (chosen: readonly Item[]) => setIds(chosen.map(({ id }) => id)),
      clear: () => setIds([]),
    }),
    [selection, items],
  );
};

export type ItemSelection = ReturnType<typeof useSelectedItems>;

export type OpenDialog =
  | { type: 'newFolder' | 'upload' | 'format' }
  | { type: 'rename'; item: Item }
  | { type: 'delete'; items: Item[] };

interface BrowserActions {
  openDialog: (dialog: OpenDialog) => void;
  download: ReturnType<typeof useDownload>;
  linkTo: (item: Item) => To;
  open: (item: Item) => void;
}

const useLinkTo = () => {
  const { search } = useLocation();
  return useCallback(
    (item: Item): To => {
      if (item.kind === 'folder') return paths.folder(item.recordId, item.name);
      return { search: writeAddress(previewParams, search, { preview: String(item.recordId) }) };
    },
    [search],
  );
};

/** Prepared once for all rows. */
export const useBrowserActions = (openDialog: BrowserActions['openDialog']): BrowserActions => {
  const download = useDownload();
  const linkTo = useLinkTo();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      openDialog,
      download,
      linkTo,
      open: (item) => void navigate(linkTo(item), { preventScrollReset: item.kind === 'file' }),
    }),
    [openDialog, download, linkTo, navigate],
  );
};

// Two contexts, so that selecting a row does not render every row.
export const ActionsContext = createContext<BrowserActions | null>(null);
export const SelectionContext = createContext<ItemSelection | null>(null);

export const useItemActions = () => useRequiredContext(ActionsContext);

export const useItemSelection = () => useRequiredContext(SelectionContext);
