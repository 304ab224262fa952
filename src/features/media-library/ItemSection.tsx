import type { Ref } from 'react';
import type { Item } from './item';
import { ItemGrid } from './ItemGrid';
import { ItemTable, type TableLook } from './ItemTable';
import type { SectionHandle } from './sectionHandle';
import type { ViewMode } from './useLibraryView';

interface ItemSectionProps {
  items: readonly Item[];
  mode: ViewMode;
  look: TableLook;
  label: string;
  isDetailed?: boolean;
  handle: Ref<SectionHandle>;
}

/** The same items as cards or as rows. */
export const ItemSection = ({ mode, look, isDetailed = false, ...rest }: ItemSectionProps) =>
  mode === 'grid' ? (
    <ItemGrid isDetailed={isDetailed} {...rest} />
  ) : (
    <ItemTable look={look} isDetailed={isDetailed} {...rest} />
  );
