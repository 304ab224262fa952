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

/**
 * Where an arrow key, Home or End leads in sections of rows that stand below each other; null for
 * nowhere. Left and right only mean something where items stand beside each other.
 */
export const nextPlace = (sections: readonly Length[], from: Place | null, key: string): Place | null => {
  if (!from || key === 'Home') return edge(sections, 0, 1);
  if (key === 'End') return edge(sections, sections.length - 1, -1);
  const { length, columns } = sections[from.section] ?? { length: 0, columns: 1 };
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  if (isSideways && columns === 1) return null;
  const distance = isSideways ? 1 : columns;
  const isForward = key === 'ArrowRight' || key === 'ArrowDown';
  const index = from.index + (isForward ? distance : -distance);
  if (index >= 0 && index < length) return { section: from.section, index };
  const isInLastRow = Math.floor(from.index / columns) === Math.floor((length - 1) / columns);
  // Below the last full row there may be a shorter one.
  if (isForward && !isSideways && !isInLastRow) return { section: from.section, index: length - 1 };
  return isForward ? edge(sections, from.section + 1, 1) : edge(sections, from.section - 1, -1);
};
