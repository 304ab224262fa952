import { useMediaQuery } from '@mui/material';
import { useNotify } from 'ra-core';
import { createContext, useMemo, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate, type To } from 'react-router-dom';
import { paths } from '../../../paths';
import { writeAddress } from '../../../ui/address/addressParams';
import { useRangeSelection } from '../../../ui/table/useRangeSelection';
import { useRequiredContext } from '../../../ui/useRequiredContext';
import { useData } from '../../../api/useData';
import { saveFile } from '../../../ui/saveFile';
import { isPlainClick } from '../../../ui/keyboard';
import { toDownloadUrl } from '../mediaFile';
import { previewParams, type FileItem, type Item } from './item';

/** `items` are in page order. Items hidden by a search stay selected, so that users can collect files. */
export const useSelectedItems = (items: readonly Item[]) => {
  const [ids, setIds] = useState<string[]>([]);
  const order = useMemo(() => items.map(({ id }) => id), [items]);
  const selection = useRangeSelection(order, ids, setIds);
  return useMemo(
    () => ({
      ...selection,
      items: items.filter(({ id }) => selection.has(id)),
      set: (selected: readonly Item[]) => setIds(selected.map(({ id }) => id)),
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

export const useBrowserActions = (
  openDialog: (dialog: OpenDialog) => void,
  uploadedNames: ReadonlySet<string>,
) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const data = useData();
  const notify = useNotify();
  const isTouch = useMediaQuery('(hover: none)', { noSsr: true });
  return useMemo(() => {
    const getLink = (item: Item): To =>
      item.kind === 'folder'
        ? paths.folder(item.recordId, item.name)
        : { search: writeAddress(previewParams, search, { preview: String(item.recordId) }) };

    const fetchAndSave = async (address: string, name: string) => {
      const file = await data.fetchCrossOriginFile(address);
      if (file) return saveFile(file, name);
      const tab = window.open('', '_blank');
      if (!tab) return notify('mediaLibraryFolder.downloadBlocked', { type: 'warning' });
      // Cleared before the navigation, because `noopener` would make window.open return null.
      tab.opener = null;
      return tab.location.replace(address);
    };

    return {
      openDialog,
      /** Whether the screen cannot hover. */
      isTouch,
      getLink,
      /** Whether the file was just uploaded. */
      isNew: ({ kind, name }: Item) => kind === 'file' && uploadedNames.has(name),
      open: (item: Item) => void navigate(getLink(item), { preventScrollReset: item.kind === 'file' }),
      /**
       * Fetches and saves a file of another origin, where browsers ignore `download`, or opens it in a new tab. Null
       * without a URL.
       */
      downloadLink: ({ name, file }: FileItem) => {
        const href = toDownloadUrl(file.file_url);
        if (!href) return null;
        const link = { href, download: name };
        if (new URL(href, location.href).origin === location.origin) return link;
        return {
          ...link,
          target: '_blank',
          rel: 'noopener noreferrer',
          onClick: (event: MouseEvent) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            void fetchAndSave(href, name);
          },
        };
      },
    };
  }, [openDialog, isTouch, uploadedNames, search, navigate, data, notify]);
};

// Two contexts, so that selecting a row does not render every row.
export const ActionsContext = createContext<ReturnType<typeof useBrowserActions> | null>(null);
export const SelectionContext = createContext<ItemSelection | null>(null);

export const useItemActions = () => useRequiredContext(ActionsContext);

export const useItemSelection = () => useRequiredContext(SelectionContext);
