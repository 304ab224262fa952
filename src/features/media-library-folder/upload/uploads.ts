import { createListeners } from '../../../model/createListeners';
import type { MediaFile } from '../../../model/media-library-folder/media';
import type { DroppedFiles } from './droppedFiles';

export type UploadState = 'waiting' | 'running' | 'asking' | 'done' | 'failed' | 'skipped' | 'cancelled';

export type ConflictChoice = 'overwrite' | 'keepBoth' | 'skip';

export interface UploadItem {
  readonly id: number;
  /** Shared by the files of one drop. */
  readonly batch: number;
  readonly file: File;
  /** The name in the library, which differs from the file's when both are kept. */
  name: string;
  readonly root: number | null;
  readonly path: readonly string[];
  state: UploadState;
  /** From 0 to 1. */
  progress: number;
  overwrite: boolean;
  existing: MediaFile | null;
  /** Why it failed: a message key or a sentence of the server. */
  reason: string | null;
}

const waitingItem = (chosen: Pick<UploadItem, 'id' | 'batch' | 'file' | 'root' | 'path'>): UploadItem => ({
  ...chosen,
  name: chosen.file.name,
  state: 'waiting',
  progress: 0,
  overwrite: false,
  existing: null,
  reason: null,
});

export const isFinished = ({ state }: UploadItem): boolean =>
  state === 'done' || state === 'failed' || state === 'skipped' || state === 'cancelled';

const publishMs = 80;

export const createUploadStore = () => {
  const items = new Map<number, UploadItem>();
  const listeners = createListeners();
  let snapshot: readonly UploadItem[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let lastId = 0;

  const publish = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    snapshot = [...items.values()].map((item) => ({ ...item }));
    listeners.notify();
  };

  return {
    subscribe: listeners.subscribe,
    snapshot: () => snapshot,
    changed: () => {
      timer ??= setTimeout(publish, publishMs);
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
      for (const item of items.values()) if (isFinished(item)) items.delete(item.id);
      publish();
    },
  };
};
