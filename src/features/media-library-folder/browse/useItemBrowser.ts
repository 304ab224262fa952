import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Browser } from './BrowserContext';
import type { Item } from './item';
import type { OpenDialog } from './ItemDialogs';
import type { SectionHandle } from './sectionHandle';
import { useBulkDelete } from './useBulkDelete';
import { useFolderActions } from './useFolderActions';
import { focusItemSoon, useItemKeys } from './useItemKeys';
import type { useItems } from './useItems';
import { useSelection } from './useSelection';

export const previewParameter = 'preview';

/** What can be done with the items of a page, by mouse and by key; `folder` is null for the library itself. */
export const useItemBrowser = (
  { folders, files, all }: ReturnType<typeof useItems>,
  folder: number | null,
  onUp: () => void,
) => {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [parameters] = useSearchParams();
  const folderRows = useRef<SectionHandle>(null);
  const fileRows = useRef<SectionHandle>(null);
  const selection = useSelection(all);
  const acts = useFolderActions(folder);
  const bulk = useBulkDelete(folder);

  const query = parameters.toString();
  const previewSearch = useCallback(
    (id: number) => {
      const search = new URLSearchParams(query);
      search.set(previewParameter, String(id));
      return search.toString();
    },
    [query],
  );
  const onRename = useCallback((item: Item) => setDialog({ is: 'rename', item }), []);
  const onDelete = useCallback((items: Item[]) => setDialog({ is: 'delete', items }), []);
  const browser = useMemo<Browser>(
    () => ({ onRename, onDelete, previewSearch }),
    [onRename, onDelete, previewSearch],
  );

  useItemKeys({
    sections: [
      { items: folders, handle: folderRows },
      { items: files, handle: fileRows },
    ],
    selection,
    onRename,
    onDelete,
    onUp,
    onList: () => setDialog({ is: 'keys' }),
  });

  /** Of one the dialog waits for the answer; of many the bar above the items tells how far it is. */
  const remove = async (items: Item[]) => {
    const [only] = items;
    if (!only) return;
    if (items.length > 1) {
      setDialog(null);
      selection.set(await bulk.deleteAll(items));
      focusItemSoon();
      return;
    }
    const place = all.indexOf(only);
    const neighbour = all[place + 1] ?? all[place - 1];
    const isGone = await (only.kind === 'folder' ? acts.deleteFolder(only) : acts.deleteFile(only));
    setDialog(null);
    if (!isGone) return;
    selection.put([only], false);
    // The focus was on what is gone.
    focusItemSoon(neighbour?.key);
  };

  return { dialog, setDialog, acts, bulk, browser, selection, remove, folderRows, fileRows };
};
