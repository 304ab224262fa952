import { isNameTaken } from '../../../api/errors';
import type { MediaFile } from '../../../model/media-library-folder/media';
import type { DroppedFiles } from './droppedFiles';
import { failureReason } from './uploadReason';
import { createUploadStore, isFinished, type ConflictChoice, type UploadItem } from './uploadStore';
import { folderFinder, nameConflicts, type UploadTarget } from './uploadTarget';

const maxParallelUploads = 3;

interface UploadQueueOptions extends UploadTarget {
  onFile: (folder: number, file: MediaFile) => void;
  onFolderFailed: (error: unknown) => void;
  onBatch: (items: readonly UploadItem[]) => void;
}

/**
 * Uploads a few files at a time; each can be cancelled and retried. A name conflict waits for
 * `resolveConflict`, unless the user has already decided it for the batch.
 */
export const createUploadQueue = (options: UploadQueueOptions) => {
  const store = createUploadStore();
  const running = new Map<number, AbortController>();
  const batchChoices = new Map<number, ConflictChoice>();
  const findFolder = folderFinder(options);
  const names = nameConflicts(options);

  const settle = (item: UploadItem, state: UploadItem['state']) => {
    item.state = state;
    running.delete(item.id);
    store.changed();
    if (isFinished(item)) {
      const batch = store.batchOf(item);
      if (batch.every(isFinished)) options.onBatch(batch.map((one) => ({ ...one })));
    }
    next();
  };

  const fail = (item: UploadItem, error: unknown) => {
    item.reason = failureReason(error);
    settle(item, 'failed');
  };

  const requeue = (item: UploadItem) => {
    Object.assign(item, { state: 'waiting', progress: 0, reason: null });
    store.changed();
    next();
  };

  const decide = async (item: UploadItem, choice: ConflictChoice): Promise<void> => {
    if (choice === 'skip') {
      settle(item, 'skipped');
      return;
    }
    if (choice === 'overwrite') item.overwrite = true;
    else {
      try {
        const folder = await findFolder(item.root, item.path);
        const others = store.all().filter(({ state }) => state === 'running' || state === 'done');
        const taken = others.map(({ name }) => name);
        item.name = await names.freeName(item.name, folder, taken);
      } catch (error) {
        fail(item, error);
        return;
      }
    }
    requeue(item);
  };

  const ask = async (item: UploadItem, folder: number) => {
    if (!batchChoices.has(item.batch)) item.existing = await names.existing(item.name, folder);
    running.get(item.id)?.signal.throwIfAborted();
    settle(item, 'asking');
    // The user may have decided for the whole batch while the existing file was looked up.
    const choice = batchChoices.get(item.batch);
    if (choice) await decide(item, choice);
  };

  const send = async (item: UploadItem, folder: number, signal: AbortSignal) => {
    item.overwrite ||= batchChoices.get(item.batch) === 'overwrite';
    const { file, name, overwrite } = item;
    const onProgress = (progress: number) => {
      item.progress = progress;
      store.changed();
    };
    try {
      signal.throwIfAborted();
      const saved = await options.data.uploadFile({ folder, file, name, overwrite, signal, onProgress });
      options.onFile(folder, saved);
      item.progress = 1;
      settle(item, 'done');
    } catch (error) {
      if (!isNameTaken(error) || overwrite) throw error;
      await ask(item, folder);
    }
  };

  const run = async (item: UploadItem) => {
    const controller = new AbortController();
    running.set(item.id, controller);
    Object.assign(item, { state: 'running', progress: 0, reason: null });
    store.changed();
    try {
      await send(item, await findFolder(item.root, item.path), controller.signal);
    } catch (error) {
      if (controller.signal.aborted) settle(item, 'cancelled');
      else fail(item, error);
    }
  };

  const next = () => {
    for (const item of store.all()) {
      if (running.size >= maxParallelUploads) return;
      if (item.state === 'waiting') void run(item);
    }
  };

  const cancel = (item: UploadItem) => {
    if (isFinished(item)) return;
    const controller = running.get(item.id);
    if (controller) controller.abort();
    else settle(item, 'cancelled');
  };

  /** Creates empty folders too, which no file would create. */
  const createFolders = async (folders: DroppedFiles['folders'], root: number | null) => {
    const results = await Promise.allSettled(folders.map((path) => findFolder(root, path)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) options.onFolderFailed(failed.reason);
  };

  return {
    subscribe: store.subscribe,
    snapshot: store.snapshot,
    clear: store.clear,

    add: ({ files, folders }: DroppedFiles, root: number | null) => {
      store.add(files, root);
      void createFolders(folders, root);
      next();
    },

    resolveConflict: async (id: number, choice: ConflictChoice, forAll: boolean) => {
      const item = store.get(id);
      if (!item || item.state !== 'asking') return;
      if (forAll) batchChoices.set(item.batch, choice);
      const conflicts = forAll ? store.batchOf(item).filter(({ state }) => state === 'asking') : [item];
      for (const one of conflicts) await decide(one, choice);
    },
    cancel: (id: number) => {
      const item = store.get(id);
      if (item) cancel(item);
    },
    cancelAll: () => {
      // Waiting items first: a finished upload would start the next one.
      for (const item of store.all()) if (!running.has(item.id)) cancel(item);
      for (const controller of running.values()) controller.abort();
    },
    retry: (id: number) => {
      const item = store.get(id);
      if (item && (item.state === 'failed' || item.state === 'cancelled')) requeue(item);
    },
    retryAll: () => {
      for (const item of store.all()) if (item.state === 'failed') requeue(item);
    },
  };
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;
