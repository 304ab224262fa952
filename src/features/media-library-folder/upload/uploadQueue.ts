import { isNameTaken } from './uploadReason';
import { createListeners } from '../../../model/createListeners';
import { createBatcher } from '../../../model/createBatcher';
import type { MediaFile } from '../../../model/media-library-folder/media';
import type { DroppedFiles } from './droppedFiles';
import {
  getDoneBatch,
  isFinished,
  getNextUpload,
  noUploads,
  reduceUploads,
  type ConflictChoice,
  type UploadEvent,
  type UploadItem,
} from './uploads';
import { createFolderFinder, createNameLookup, type UploadTarget } from './uploadTarget';

const publishMs = 80;

interface UploadQueueOptions extends UploadTarget {
  onFile: (folder: number, file: MediaFile) => void;
  onFolderFailed?: (error: unknown) => void;
  onBatch: (items: readonly UploadItem[]) => void;
}

/** Runs the state machine of uploads.ts: creates folders, sends a few files at a time, looks up names. */
export const createUploadQueue = (options: UploadQueueOptions) => {
  let uploads = noUploads;
  let snapshot = uploads.items;
  const listeners = createListeners();
  const publish = createBatcher<UploadEvent>(() => {
    snapshot = uploads.items;
    listeners.notify();
  }, publishMs);
  const running = new Map<number, AbortController>();
  const findFolder = createFolderFinder(options);
  const names = createNameLookup(options);

  const findItem = (id: number) => uploads.items.find((item) => item.id === id);

  const dispatch = (event: UploadEvent): void => {
    const before = uploads;
    uploads = reduceUploads(before, event);
    if (uploads === before) return;
    publish.add(event);
    const batch = 'id' in event ? getDoneBatch(before, uploads, event.id) : null;
    if (batch) options.onBatch(batch);
    for (let next = getNextUpload(uploads); next; next = getNextUpload(uploads)) void run(next.id);
  };

  const run = async (id: number): Promise<void> => {
    const controller = new AbortController();
    running.set(id, controller);
    dispatch({ type: 'started', id });
    dispatch(await send(id, controller.signal).finally(() => running.delete(id)));
  };

  /** Resolves to the final event. */
  const send = async (id: number, signal: AbortSignal): Promise<UploadEvent> => {
    const item = findItem(id);
    if (!item) return { type: 'cancelled', id };
    try {
      const folder = await findFolder(item.root, item.path);
      signal.throwIfAborted();
      return await sendFile(folder, item, signal);
    } catch (error) {
      return signal.aborted ? { type: 'cancelled', id } : { type: 'failed', id, error };
    }
  };

  const sendFile = async (folder: number, item: UploadItem, signal: AbortSignal): Promise<UploadEvent> => {
    const { id, file, choice } = item;
    const name = choice === 'keepBoth' ? await rename(item, folder) : item.name;
    const overwrite = choice === 'overwrite';
    const onProgress = (progress: number) => dispatch({ type: 'progressed', id, progress });
    try {
      signal.throwIfAborted();
      const saved = await options.data.uploadFile({ folder, file, name, overwrite, signal, onProgress });
      options.onFile(folder, saved);
      return { type: 'done', id };
    } catch (error) {
      if (!isNameTaken(error) || overwrite) throw error;
      const isDecided = uploads.choices.has(item.batch);
      const existing = isDecided ? null : await names.findExisting(name, folder).catch(() => null);
      signal.throwIfAborted();
      return { type: 'conflicted', id, existing };
    }
  };

  /** Synchronous, so that no two files get the same name. */
  const rename = async ({ id, name: takenName }: UploadItem, folder: number): Promise<string> => {
    const pickName = await names.getNamePicker(takenName, folder);
    const others = uploads.items.filter((one) => one.id !== id && ['running', 'done'].includes(one.state));
    const name = pickName(others.map((other) => other.name));
    dispatch({ type: 'renamed', id, name });
    return name;
  };

  /** Creates empty folders, which no upload would create. */
  const createFolders = async (folders: DroppedFiles['folders'], root: number | null) => {
    const results = await Promise.allSettled(folders.map((path) => findFolder(root, path)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) options.onFolderFailed?.(failed.reason);
  };

  const cancel = (id: number) => {
    const controller = running.get(id);
    if (controller) controller.abort();
    else dispatch({ type: 'cancelled', id });
  };

  return {
    subscribe: listeners.subscribe,
    snapshot: () => snapshot,
    clear: () => dispatch({ type: 'cleared' }),
    add: ({ files, folders }: DroppedFiles, root: number | null) => {
      dispatch({ type: 'added', files, root });
      void createFolders(folders, root);
    },
    resolveConflict: (id: number, choice: ConflictChoice, forAll: boolean) =>
      dispatch({ type: 'chosen', id, choice, forAll }),
    cancel,
    cancelAll: () => {
      // Waiting items first, because a finished upload starts the next one.
      const unfinished = uploads.items.filter((item) => !isFinished(item));
      for (const { id } of unfinished.toSorted(
        (a, b) => Number(running.has(a.id)) - Number(running.has(b.id)),
      ))
        cancel(id);
    },
    retry: (id: number) => dispatch({ type: 'retried', id }),
    retryAll: () => {
      for (const { id, state } of uploads.items) if (state === 'failed') dispatch({ type: 'retried', id });
    },
  };
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;
