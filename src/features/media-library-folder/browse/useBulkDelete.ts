import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useData } from '../../../api/useData';
import { inParallel } from '../../../model/inParallel';
import type { Item } from './item';
import { useLibraryCache } from '../libraryQueries';

const atOnce = 4;

/** Deletes many items one call each, telling how far it is; what failed stays on the screen. */
export const useBulkDelete = (folder: number | null) => {
  const data = useData();
  const cache = useLibraryCache();
  const notify = useNotify();
  const [progress, setProgress] = useState<{ settled: number; total: number } | null>(null);

  const remove = (item: Item) =>
    item.kind === 'folder' ? data.deleteFolder(item.id) : data.deleteFile(item.id);

  /** Returns those that are still there. */
  const deleteAll = async (items: readonly Item[]): Promise<Item[]> => {
    const total = items.length;
    setProgress({ settled: 0, total });
    const { done, failed } = await inParallel(items, atOnce, remove, (settled) =>
      setProgress({ settled, total }),
    );
    const idsOf = (kind: Item['kind']) =>
      new Set(done.filter((item) => item.kind === kind).map(({ id }) => id));
    cache.dropFolders(idsOf('folder'));
    if (folder !== null) cache.dropFiles(folder, idsOf('file'));
    setProgress(null);
    const say = (message: string, count: number, type: 'success' | 'error') =>
      count > 0 && notify(message, { type, messageArgs: { smart_count: count } });
    say('mediaLibraryFolder.selection.deleted', done.length, 'success');
    say('mediaLibraryFolder.selection.failed', failed.length, 'error');
    // Some may have been deleted elsewhere: the page shows what is left.
    if (failed.length > 0) void cache.refetchAll();
    return failed.map(({ item }) => item);
  };

  return { progress, deleteAll };
};
