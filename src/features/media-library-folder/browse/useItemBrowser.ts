import { useTranslate } from 'ra-core';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { MediaFile, MediaFolder } from '../../../model/media-library-folder/media';
import { useSelection, type OpenDialog } from './BrowserContext';
import { fileItem, folderItem, type Item } from './item';
import { useFolderActions } from './useFolderActions';
import { focusItemSoon, useItemKeys, type SectionHandle } from './useItemKeys';
import { nameSearch, sortFiles, sortFolders, type LibraryView } from './libraryView';

const useItems = (
  folders: readonly MediaFolder[],
  files: readonly MediaFile[],
  { sort: { by, down }, search }: LibraryView,
) => {
  const t = useTranslate();
  const unnamed = t('mediaLibraryFolder.unnamed');
  // Typing goes first; thousands of names follow when there is time.
  const wanted = useDeferredValue(search);
  // The same objects through every search, so that a row that stays is not rendered again.
  const folderItems = useMemo(
    () => sortFolders(folders, { by, down }).map((folder) => folderItem(folder, unnamed)),
    [folders, by, down, unnamed],
  );
  const fileItems = useMemo(() => sortFiles(files, { by, down }).map(fileItem), [files, by, down]);
  return useMemo(() => {
    const fits = nameSearch(wanted);
    const shownFolders = folderItems.filter(({ name }) => fits(name));
    const shownFiles = fileItems.filter(({ name }) => fits(name));
    const all = [...shownFolders, ...shownFiles];
    return { folders: shownFolders, files: shownFiles, all, search: wanted.trim() };
  }, [folderItems, fileItems, wanted]);
};

const nothing = () => undefined;

interface Content {
  folder: number | null;
  folders: readonly MediaFolder[];
  files: readonly MediaFile[];
  view: LibraryView;
  onUp?: () => void;
}

export const useItemBrowser = ({ folder, folders, files, view, onUp = nothing }: Content) => {
  const items = useItems(folders, files, view);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [isFormatted, setFormatted] = useState(false);
  const folderRows = useRef<SectionHandle>(null);
  const fileRows = useRef<SectionHandle>(null);
  const selection = useSelection(items.all);
  const actions = useFolderActions(folder);

  useItemKeys({
    sections: [
      { items: items.folders, handle: folderRows },
      { items: items.files, handle: fileRows },
    ],
    selection,
    openDialog: setDialog,
    onUp,
  });

  /** The dialog waits while one is deleted; of many the bar above the items shows the progress. */
  const remove = async (some: Item[]) => {
    const [only] = some;
    if (!only) return;
    if (some.length > 1) {
      setDialog(null);
      selection.set(await actions.removeAll(some));
      focusItemSoon();
      return;
    }
    const at = items.all.indexOf(only);
    const neighbour = items.all[at + 1] ?? items.all[at - 1];
    const isGone = await actions.remove(only);
    setDialog(null);
    if (!isGone) return;
    selection.put([only], false);
    // The focus was on what is gone.
    focusItemSoon(neighbour?.key);
  };

  return {
    folder,
    view,
    items,
    selection,
    actions,
    remove,
    dialog,
    setDialog,
    isFormatted,
    setFormatted,
    folderRows,
    fileRows,
  };
};

export type ItemBrowserState = ReturnType<typeof useItemBrowser>;
