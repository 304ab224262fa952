import type { FileUpload } from '../../api/mediaActions';
import type { FolderDetails, MediaFile, MediaFolder } from '../../model/media';
import type { Handed } from './droppedFiles';
import { folderFinder } from './folderFinder';
import { nameConflicts } from './nameConflicts';
import { isOver, waitingItem, type ConflictChoice, type UploadItem } from './uploadItem';

/** What the queue needs of the world. */
export interface UploadPorts {
  upload: (upload: FileUpload) => Promise<MediaFile>;
  folder: (id: number) => Promise<FolderDetails>;
  /** What the screens know of a folder's files; it may be out of date. */
  knownFiles: (folder: number) => readonly MediaFile[] | undefined;
  folders: () => Promise<MediaFolder[]>;
  createFolder: (name: string, parent: number | null) => Promise<MediaFolder>;
  isNameTaken: (error: unknown) => boolean;
  /** A message key, where there is more to say of a failure. */
  reasonOf: (error: unknown) => string | null;
  onFile: (folder: number, file: MediaFile) => void;
  onFolder: (folder: MediaFolder) => void;
  /** Everything that was handed over together is through. */
  onBatch: (items: readonly UploadItem[]) => void;
}

const atOnce = 3;
/** Progress arrives more often than anybody can see. */
const tellMs = 80;

/**
 * The files on their way into the library: a few at a time, each with its progress, to be cancelled and
 * tried again. Folders of a drop are created when their first file needs them. A name that is taken is
 * asked about once, or decided for the rest of what was handed over with it.
 */
export const createUploadQueue = (ports: UploadPorts) => {
  const items = new Map<number, UploadItem>();
  const running = new Map<number, AbortController>();
  const standing = new Map<number, ConflictChoice>();
  const listeners = new Set<() => void>();
  const finder = folderFinder(ports);
  const names = nameConflicts(ports);
  let lastId = 0;
  let seen: readonly UploadItem[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  const publish = () => {
    timer = null;
    seen = [...items.values()].map((item) => ({ ...item }));
    for (const listener of listeners) listener();
  };
  const changed = () => {
    timer ??= setTimeout(publish, tellMs);
  };

  const settle = (item: UploadItem, state: UploadItem['state']) => {
    item.state = state;
    running.delete(item.id);
    changed();
    if (isOver(item)) {
      const batch = [...items.values()].filter((one) => one.batch === item.batch);
      if (batch.every(isOver)) ports.onBatch(batch.map((one) => ({ ...one })));
    }
    next();
  };

  const fail = (item: UploadItem, error: unknown) => {
    item.reason = ports.reasonOf(error);
    settle(item, 'failed');
  };

  const conflict = async (item: UploadItem, folder: number) => {
    if (!standing.has(item.batch)) item.existing = await names.existing(item.name, folder);
    running.get(item.id)?.signal.throwIfAborted();
    settle(item, 'asking');
    // It may have been made while the other file was looked for.
    const choice = standing.get(item.batch);
    if (choice) await decide(item, choice);
  };

  const run = async (item: UploadItem) => {
    const controller = new AbortController();
    running.set(item.id, controller);
    Object.assign(item, { state: 'running', share: 0, reason: null });
    changed();
    try {
      const folder = await finder.find(item.root, item.path);
      item.overwrite ||= standing.get(item.batch) === 'overwrite';
      const { file, name, overwrite } = item;
      const { signal } = controller;
      const onProgress = (share: number) => {
        item.share = share;
        changed();
      };
      try {
        signal.throwIfAborted();
        const saved = await ports.upload({ folder, file, name, overwrite, signal, onProgress });
        ports.onFile(folder, saved);
        item.share = 1;
        settle(item, 'done');
      } catch (error) {
        if (!ports.isNameTaken(error) || overwrite) throw error;
        await conflict(item, folder);
      }
    } catch (error) {
      if (controller.signal.aborted) settle(item, 'cancelled');
      else fail(item, error);
    }
  };

  const next = () => {
    for (const item of items.values()) {
      if (running.size >= atOnce) return;
      if (item.state === 'waiting') void run(item);
    }
  };

  const again = (item: UploadItem) => {
    Object.assign(item, { state: 'waiting', share: 0, reason: null });
    changed();
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
        const folder = await finder.find(item.root, item.path);
        const others = [...items.values()].filter(({ state }) => state === 'running');
        item.name = await names.freeName(
          item.name,
          folder,
          others.map(({ name }) => name),
        );
      } catch (error) {
        fail(item, error);
        return;
      }
    }
    again(item);
  };

  const cancel = (item: UploadItem) => {
    if (isOver(item)) return;
    const controller = running.get(item.id);
    if (controller) controller.abort();
    else settle(item, 'cancelled');
  };

  const live = (id: number) => items.get(id);

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => seen,

    /** Takes what was handed to a folder; null for the library itself, which only takes folders. */
    add: ({ files, folders }: Handed, root: number | null) => {
      const batch = lastId + 1;
      for (const { file, path } of files) {
        lastId += 1;
        items.set(lastId, waitingItem({ id: lastId, batch, file, root, path }));
      }
      // Empty folders have no file that would need them; why one could not be made is told with the next file.
      for (const path of folders) finder.find(root, path).catch(() => undefined);
      publish();
      next();
    },

    /** Answers for one file, or for all of its batch that are asked about now or later. */
    answer: async (id: number, choice: ConflictChoice, forAll: boolean) => {
      const item = live(id);
      if (!item || item.state !== 'asking') return;
      if (forAll) standing.set(item.batch, choice);
      const asked = [...items.values()].filter(
        (one) => one.state === 'asking' && (one === item || (forAll && one.batch === item.batch)),
      );
      for (const one of asked) await decide(one, choice);
    },
    cancel: (id: number) => {
      const item = live(id);
      if (item) cancel(item);
    },
    cancelAll: () => {
      for (const item of items.values()) if (!running.has(item.id)) cancel(item);
      for (const controller of running.values()) controller.abort();
    },
    retry: (id: number) => {
      const item = live(id);
      if (item && (item.state === 'failed' || item.state === 'cancelled')) again(item);
    },
    retryAll: () => {
      for (const item of items.values()) if (item.state === 'failed') again(item);
    },
    /** Forgets what is over. */
    clear: () => {
      for (const item of items.values()) if (isOver(item)) items.delete(item.id);
      publish();
    },
  };
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;
