import type { MediaFile } from '../../../model/media-library-folder/media';

/** A long list is sorted and rendered again for each portion. */
const portionMs = 400;

/**
 * Hands files on to `put`, the first at once, and those that follow closely together: a drop of thousands
 * must not sort a list of thousands for each of them.
 */
export const inPortions = (put: (folder: number, files: readonly MediaFile[]) => void) => {
  const held = new Map<number, MediaFile[]>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const handOn = () => {
    timer = held.size > 0 ? setTimeout(handOn, portionMs) : null;
    const portion = [...held];
    held.clear();
    for (const [folder, files] of portion) put(folder, files);
  };
  return (folder: number, file: MediaFile): void => {
    held.set(folder, [...(held.get(folder) ?? []), file]);
    if (timer === null) handOn();
  };
};
