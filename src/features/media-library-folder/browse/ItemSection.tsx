import type { Ref } from 'react';
import { EmptyState } from './EmptyState';
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
  /** What is said where there are none. */
  empty: { title: string; text: string };
  handle: Ref<SectionHandle>;
}

/** The same items as cards or as rows, or that there are none. */
export const ItemSection = ({ view, look, isDetailed = false, empty, ...rest }: ItemSectionProps) => {
  if (rest.items.length === 0) return <EmptyState {...empty} />;
  if (view.mode === 'grid') return <ItemGrid isDetailed={isDetailed} {...rest} />;
  return <ItemTable look={look} view={view} isDetailed={isDetailed} {...rest} />;
};
