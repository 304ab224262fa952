import { useI18nProvider, useTranslate } from 'ra-core';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isFields } from '../../../model/fields';
import type { MediaFile, MediaFolder } from '../../../model/media-library-folder/media';
import type { RowsHandle } from '../../../ui/lists/virtualRows';
import { useSelectedItems, type OpenDialog } from './BrowserContext';
import { toFileItem, toFolderItem, type Item } from './item';
import { useUploadedNames } from '../upload/UploadsContext';
import { useFolderActions } from './useFolderActions';
import { focusItemLater, useItemKeys } from './useItemKeys';
import { createNameFilter, sortItems, toFolderSort, type LibraryView } from './libraryView';

const useItems = (
  folders: readonly MediaFolder[],
  files: readonly MediaFile[],
  { sort, search }: LibraryView,
) => {
  const t = useTranslate();
  const unnamed = t('mediaLibraryFolder.unnamed');
  const locale = useI18nProvider().getLocale();
  // Filtering thousands of names must not delay typing.
  const deferredSearch = useDeferredValue(search);
  // Item objects stay the same across searches, so memoized rows do not render again.
  const folderItems = useMemo(
    () =>
      sortItems(
        folders.map((folder) => toFolderItem(folder, unnamed)),
        toFolderSort(sort),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- the locale determines the sort
    [folders, sort, unnamed, locale],
  );
  // oxlint-disable-next-line react/exhaustive-deps -- as above
  const fileItems = useMemo(() => sortItems(files.map(toFileItem), sort), [files, sort, locale]);
  return useMemo(() => {
    const matches = createNameFilter(deferredSearch);
    const shownFolders = folderItems.filter(({ name }) => matches(name));
    const shownFiles = fileItems.filter(({ name }) => matches(name));
    const all = [...shownFolders, ...shownFiles];
    return { folders: shownFolders, files: shownFiles, all, search: deferredSearch.trim() };
  }, [folderItems, fileItems, deferredSearch]);
};

interface Content {
  folder: number | null;
  folders: readonly MediaFolder[];
  files: readonly MediaFile[];
  view: LibraryView;
  onUp?: () => void;
}

export const useItemBrowser = ({ folder, folders, files, view, onUp = () => undefined }: Content) => {
  const items = useItems(folders, files, view);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const location = useLocation();
  const navigate = useNavigate();
  const state: unknown = location.state;
  const isOpenedToUpload = isFields(state) && state['upload'] === true;
  if (isOpenedToUpload && dialog?.type !== 'upload') setDialog({ type: 'upload' });
  // A reload must not open it again.
  const clearState = useEffectEvent(() =>
    navigate(location, { replace: true, state: null, preventScrollReset: true }),
  );
  useEffect(() => {
    if (isOpenedToUpload) void clearState();
  }, [isOpenedToUpload]);
  const [isFormatted, setFormatted] = useState(false);
  const folderRows = useRef<RowsHandle>(null);
  const fileRows = useRef<RowsHandle>(null);
  const selection = useSelectedItems(items.all);
  const uploadedNames = useUploadedNames(folder);
  const reveal = useEffectEvent((names: ReadonlySet<string>) => {
    const index = items.files.findIndex(({ name }) => names.has(name));
    if (index >= 0) fileRows.current?.reveal(index);
  });
  useEffect(() => reveal(uploadedNames), [uploadedNames]);
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

  /** The dialog stays open while one item is deleted; for several, the selection bar shows the progress. */
  const remove = async (deletedItems: Item[]) => {
    const [first] = deletedItems;
    if (!first) return;
    if (deletedItems.length > 1) {
      setDialog(null);
      selection.set(await actions.removeMany(deletedItems));
      focusItemLater();
      return;
    }
    const index = items.all.indexOf(first);
    const neighbour = items.all[index + 1] ?? items.all[index - 1];
    const isDeleted = await actions.remove(first);
    setDialog(null);
    if (!isDeleted) return;
    selection.setSelected([first.id], false);
    focusItemLater(neighbour?.id);
  };

  return {
    folder,
    content: { subfolders: folders, files },
    view,
    items,
    selection,
    uploadedNames,
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
