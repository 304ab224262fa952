import { nextCard } from '../../../model/cardGrid';

interface Length {
  length: number;
  columns: number;
}

export interface Place {
  section: number;
  index: number;
}

/** The first place of a section that has any, looking on from `section` in steps of `step`. */
const edge = (sections: readonly Length[], section: number, step: 1 | -1): Place | null => {
  for (let at = section; at >= 0 && at < sections.length; at += step) {
    const length = sections[at]?.length ?? 0;
    if (length > 0) return { section: at, index: step > 0 ? 0 : length - 1 };
  }
  return null;
};

/** Where an arrow key, Home or End leads in sections that stand below each other; null for nowhere. */
export const nextPlace = (sections: readonly Length[], from: Place | null, key: string): Place | null => {
  if (!from || key === 'Home') return edge(sections, 0, 1);
  if (key === 'End') return edge(sections, sections.length - 1, -1);
  const { length, columns } = sections[from.section] ?? { length: 0, columns: 1 };
  // Rows have nothing beside them.
  if (columns === 1 && (key === 'ArrowLeft' || key === 'ArrowRight')) return null;
  const index = nextCard(key, from.index, columns, length);
  if (index !== null) return { section: from.section, index };
  const isForward = key === 'ArrowRight' || key === 'ArrowDown';
  return isForward ? edge(sections, from.section + 1, 1) : edge(sections, from.section - 1, -1);
};
