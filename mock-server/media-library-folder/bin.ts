import { inParallel } from '../../src/model/inParallel';
import type { ServerContext } from '../context';
import type { FileRow } from './table';

type Bin = Pick<ServerContext, 'db' | 'uploads'>;

/** The folder and the user of what is thrown away: nobody's. */
export const binned = { folder: 0, user: 0 } as const;

const atOnce = 8;

/**
 * Removes bytes whose rows are in the bin, once that is safe on disk; the rows go last. A crash on the
 * way leaves the row, by which the next start finds the bytes.
 */
export const emptyBin = async ({ db, uploads }: Bin, rows: readonly FileRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await db.saved();
  const { done, failed } = await inParallel(rows, atOnce, ({ stored_as }) => uploads.remove(stored_as));
  for (const { id } of done) db.remove('files', id);
  for (const { item, error } of failed)
    console.error(`The upload ${item.stored_as} could not be removed:`, error);
};

/** Takes files out of their folder, in this tick. Their bytes go with `emptyBin`. */
export const throwAway = ({ db }: Bin, files: readonly FileRow[]): FileRow[] =>
  files.flatMap(({ id }) => db.update('files', id, binned) ?? []);

/** What a crash left in the bin. */
export const emptyOldBin = async (bin: Bin): Promise<void> => {
  const isEmpty = bin.db.findBy('files', 'folder', binned.folder) === undefined;
  if (!isEmpty) await emptyBin(bin, bin.db.allBy('files', 'folder', binned.folder));
};
