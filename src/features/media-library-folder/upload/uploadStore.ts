import type { Handed } from './droppedFiles';
import { isOver, waitingItem, type UploadItem } from './uploadItem';

/** Progress arrives more often than anybody can see. */
const tellMs = 80;

/** The files on their way, in the order in which they were handed over, and who hears of their changes. */
export const createUploadStore = () => {
  const items = new Map<number, UploadItem>();
  const listeners = new Set<() => void>();
  let seen: readonly UploadItem[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let lastId = 0;

  const publish = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    seen = [...items.values()].map((item) => ({ ...item }));
    for (const listener of listeners) listener();
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Copies of all items, as the listeners were last told. */
    snapshot: () => seen,
    /** Something of an item was changed: the listeners hear of it soon. */
    changed: () => {
      timer ??= setTimeout(publish, tellMs);
    },

    all: () => [...items.values()],
    get: (id: number) => items.get(id),
    batchOf: ({ batch }: UploadItem) => [...items.values()].filter((item) => item.batch === batch),

    add: (files: Handed['files'], root: number | null) => {
      const batch = lastId + 1;
      for (const { file, path } of files) {
        lastId += 1;
        items.set(lastId, waitingItem({ id: lastId, batch, file, root, path }));
      }
      publish();
    },
    /** Forgets what is over. */
    clear: () => {
      for (const item of items.values()) if (isOver(item)) items.delete(item.id);
      publish();
    },
  };
};
