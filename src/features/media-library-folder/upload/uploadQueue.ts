import { isNameTaken } from '../../../api/errors';
import type { MediaFile } from '../../../model/media-library-folder/media';
import type { DroppedFiles } from './droppedFiles';
import { failureReason } from './uploadReason';
import { createUploadStore, isOver, type ConflictChoice, type UploadItem } from './uploadStore';
import { folderFinder, nameConflicts, type UploadTarget } from './uploadTarget';

const atOnce = 3;

interface UploadQueueOptions extends UploadTarget {
  onFile: (folder: number, file: MediaFile) => void;
  /** A folder of a drop could not be found or created; once for each drop. */
  onFolderFailed: (error: unknown) => void;
  onBatch: (items: readonly UploadItem[]) => void;
}

/**
 * Uploads a few files at a time, each with its progress, to be cancelled and tried again. Folders of a drop
 * are created when their first file needs them. A taken name is asked about once, or decided for the batch.
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
    if (isOver(item)) {
      const batch = store.batchOf(item);
      if (batch.every(isOver)) options.onBatch(batch.map((one) => ({ ...one })));
    }
    next();
  };

  const fail = (item: UploadItem, error: unknown) => {
    item.reason = failureReason(error);
    settle(item, 'failed');
  };

  const again = (item: UploadItem) => {
    Object.assign(item, { state: 'waiting', share: 0, reason: null });
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
    again(item);
  };

  const ask = async (item: UploadItem, folder: number) => {
    if (!batchChoices.has(item.batch)) item.existing = await names.existing(item.name, folder);
    running.get(item.id)?.signal.throwIfAborted();
    settle(item, 'asking');
    // It may have been decided for all while the other file was looked for.
    const choice = batchChoices.get(item.batch);
    if (choice) await decide(item, choice);
  };

  const send = async (item: UploadItem, folder: number, signal: AbortSignal) => {
    item.overwrite ||= batchChoices.get(item.batch) === 'overwrite';
    const { file, name, overwrite } = item;
    const onProgress = (share: number) => {
      item.share = share;
      store.changed();
    };
    try {
      signal.throwIfAborted();
      const saved = await options.data.uploadFile({ folder, file, name, overwrite, signal, onProgress });
      options.onFile(folder, saved);
      item.share = 1;
      settle(item, 'done');
    } catch (error) {
      if (!isNameTaken(error) || overwrite) throw error;
      await ask(item, folder);
    }
  };

  const run = async (item: UploadItem) => {
    const controller = new AbortController();
    running.set(item.id, controller);
    Object.assign(item, { state: 'running', share: 0, reason: null });
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
      if (running.size >= atOnce) return;
      if (item.state === 'waiting') void run(item);
    }
  };

  const cancel = (item: UploadItem) => {
    if (isOver(item)) return;
    const controller = running.get(item.id);
    if (controller) controller.abort();
    else settle(item, 'cancelled');
  };

  /** Without waiting for a file that needs them: some may be empty. */
  const makeFolders = async (folders: DroppedFiles['folders'], root: number | null) => {
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
      void makeFolders(folders, root);
      next();
    },

    answer: async (id: number, choice: ConflictChoice, forAll: boolean) => {
      const item = store.get(id);
      if (!item || item.state !== 'asking') return;
      if (forAll) batchChoices.set(item.batch, choice);
      const asked = forAll ? store.batchOf(item).filter(({ state }) => state === 'asking') : [item];
      for (const one of asked) await decide(one, choice);
    },
    cancel: (id: number) => {
      const item = store.get(id);
      if (item) cancel(item);
    },
    cancelAll: () => {
      // Those that wait first, or the end of one would begin another.
      for (const item of store.all()) if (!running.has(item.id)) cancel(item);
      for (const controller of running.values()) controller.abort();
    },
    retry: (id: number) => {
      const item = store.get(id);
      if (item && (item.state === 'failed' || item.state === 'cancelled')) again(item);
    },
    retryAll: () => {
      for (const item of store.all()) if (item.state === 'failed') again(item);
    },
  };
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;
