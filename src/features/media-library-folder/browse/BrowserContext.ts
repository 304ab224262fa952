import { createContext, useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, type To } from 'react-router-dom';
import { paths } from '../../../paths';
import { writeAddress } from '../../../ui/address/addressParams';
import { useRequiredContext } from '../../../ui/useRequiredContext';
import { useDownload } from '../useDownload';
import { previewParams, type Item } from './item';

/** `items` are in page order, for Shift ranges. Unlike a notification, an item hidden by a search stays selected: one collects files. */
export const useRangeSelection = (items: readonly Item[]) => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);

  return useMemo(() => {
    const setSelected = (changed: readonly Item[], isSelected: boolean) =>
      setKeys((before) => {
        const next = new Set(before);
        for (const { key } of changed) {
          if (isSelected) next.add(key);
          else next.delete(key);
        }
        return next;
      });
    return {
      items: items.filter(({ key }) => keys.has(key)),
      has: (key: string) => keys.has(key),
      toggle: (item: Item, isRange = false) => {
        const from = items.findIndex(({ key }) => key === anchor.current);
        const to = items.indexOf(item);
        anchor.current = item.key;
        if (isRange && from >= 0) setSelected(items.slice(Math.min(from, to), Math.max(from, to) + 1), true);
        else setSelected([item], !keys.has(item.key));
      },
      set: (chosen: readonly Item[]) => setKeys(new Set(chosen.map(({ key }) => key))),
      setSelected,
      clear: () => setKeys(new Set()),
    };
  }, [keys, items]);
};

export type RangeSelection = ReturnType<typeof useRangeSelection>;

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
      if (item.kind === 'folder') return paths.folder(item.id, item.name);
      return { search: writeAddress(previewParams, search, { preview: String(item.id) }) };
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
export const SelectionContext = createContext<RangeSelection | null>(null);

export const useItemActions = () => useRequiredContext(ActionsContext);

export const useItemSelection = () => useRequiredContext(SelectionContext);
