import { useTranslate } from 'ra-core';
import { fileSize } from '../../../model/media-library-folder/fileSize';
import { kindOf } from '../mediaFile';
import type { Item } from './item';

/** What View More tells of an item: its kind, and the size of a file. */
export const ItemDetails = ({ item }: { item: Item }) => {
  const t = useTranslate();
  const kind = item.kind === 'folder' ? 'folder' : kindOf(item.name);
  const size = item.kind === 'file' ? fileSize(item.file.size) : '';
  return [t(`mediaLibraryFolder.kind.${kind}`), size].filter(Boolean).join(' · ');
};
