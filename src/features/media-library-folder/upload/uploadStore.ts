import { createListeners } from '../../../model/createListeners';
import type { MediaFile } from '../../../model/media-library-folder/media';
import type { DroppedFiles } from './droppedFiles';

export type UploadState = 'waiting' | 'running' | 'asking' | 'done' | 'failed' | 'skipped' | 'cancelled';

export type ConflictChoice = 'overwrite' | 'keepBoth' | 'skip';

export interface UploadItem {
  readonly id: number;
  /** What was dropped or chosen together. */
  readonly batch: number;
  readonly file: File;
  /** The name in the library; another than the file's where both are kept. */
  name: string;
  readonly root: number | null;
  readonly path: readonly string[];
  state: UploadState;
  share: number;
  overwrite: boolean;
  existing: MediaFile | null;
  /** A message key or a sentence, where there is more to say of a failure. */
  reason: string | null;
}

const waitingItem = (chosen: Pick<UploadItem, 'id' | 'batch' | 'file' | 'root' | 'path'>): UploadItem => ({
  ...chosen,
  name: chosen.file.name,
  state: 'waiting',
  share: 0,
  overwrite: false,
  existing: null,
  reason: null,
});

export const isOver = ({ state }: UploadItem): boolean =>
  state === 'done' || state === 'failed' || state === 'skipped' || state === 'cancelled';

/** Progress arrives more often than anybody can see. */
const notifyMs = 80;

export const createUploadStore = () => {
  const items = new Map<number, UploadItem>();
  const listeners = createListeners();
  let seen: readonly UploadItem[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let lastId = 0;

  const publish = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    seen = [...items.values()].map((item) => ({ ...item }));
    listeners.notify();
  };

  return {
    subscribe: listeners.subscribe,
    /** Copies of all items, as of the last notification. */
    snapshot: () => seen,
    changed: () => {
      timer ??= setTimeout(publish, notifyMs);
    },

    all: () => [...items.values()],
    get: (id: number) => items.get(id),
    batchOf: ({ batch }: UploadItem) => [...items.values()].filter((item) => item.batch === batch),

    add: (files: DroppedFiles['files'], root: number | null) => {
      const batch = lastId + 1;
      for (const { file, path } of files) {
        lastId += 1;
        items.set(lastId, waitingItem({ id: lastId, batch, file, root, path }));
      }
      publish();
    },
    clear: () => {
      for (const item of items.values()) if (isOver(item)) items.delete(item.id);
      publish();
    },
  };
};
