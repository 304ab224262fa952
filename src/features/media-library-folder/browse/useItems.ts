import { useTranslate } from 'ra-core';
import { useDeferredValue, useMemo } from 'react';
import type { MediaFile, MediaFolder } from '../../../model/media-library-folder/media';
import { sortFiles, sortFolders, type MediaSort } from './mediaOrder';
import { nameSearch } from './mediaSearch';
import { fileItem, folderItem } from './item';

/** Folders and files as the page shows them: in order, and those that the search means. */
export const useItems = (
  folders: readonly MediaFolder[],
  files: readonly MediaFile[],
  { by, down }: MediaSort,
  search: string,
) => {
  const t = useTranslate();
  const unnamed = t('mediaLibraryFolder.unnamed');
  // Typing goes first; thousands of names follow when there is time.
  const wanted = useDeferredValue(search);
  const sortedFolders = useMemo(() => sortFolders(folders, { by, down }), [folders, by, down]);
  const sortedFiles = useMemo(() => sortFiles(files, { by, down }), [files, by, down]);
  return useMemo(() => {
    const fits = nameSearch(wanted);
    const shownFolders = sortedFolders
      .map((folder) => folderItem(folder, unnamed))
      .filter(({ name }) => fits(name));
    const shownFiles = sortedFiles.filter(({ file_name }) => fits(file_name)).map(fileItem);
    return { folders: shownFolders, files: shownFiles, all: [...shownFolders, ...shownFiles], wanted };
  }, [sortedFolders, sortedFiles, wanted, unnamed]);
};
