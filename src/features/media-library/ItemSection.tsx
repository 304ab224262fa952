import type { Ref } from 'react';
import type { Item } from './item';
import { ItemGrid } from './ItemGrid';
import { ItemTable } from './ItemTable';
import type { SectionHandle } from './sectionHandle';
import type { TableLook } from './tableLook';
import type { LibraryView } from './useLibraryView';

interface ItemSectionProps {
  items: readonly Item[];
  view: LibraryView;
  look: TableLook;
  label: string;
  isDetailed?: boolean;
  handle: Ref<SectionHandle>;
}

/** The same items as cards or as rows. */
export const ItemSection = ({ view, look, isDetailed = false, ...rest }: ItemSectionProps) =>
  view.mode === 'grid' ? (
    <ItemGrid isDetailed={isDetailed} {...rest} />
  ) : (
    <ItemTable look={look} view={view} isDetailed={isDetailed} {...rest} />
  );
