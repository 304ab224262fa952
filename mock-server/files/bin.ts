import { runParallel } from '../../src/model/runParallel';
import type { ServerContext } from '../context';
import type { FileRow } from '../storage/tables';

type BinContext = Pick<ServerContext, 'db' | 'uploads'>;

export const binLocation = { folder: 0, user: 0 } as const;

const parallelRemovals = 8;

/** Removes the bytes before the row, so that the next start finds them after a crash. */
export const emptyBin = async ({ db, uploads }: BinContext, rows: readonly FileRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await db.waitForCommit();
  const { done, failed } = await runParallel(rows, parallelRemovals, ({ stored_as }) =>
    uploads.remove(stored_as),
  );
  for (const { id } of done) db.remove('files', id);
  for (const { item, error } of failed)
    console.error(`The upload ${item.stored_as} could not be removed:`, error);
};

/** Hides the files at once; `emptyBin` removes the bytes later. */
export const moveToBin = ({ db }: BinContext, files: readonly FileRow[]): FileRow[] =>
  files.flatMap(({ id }) => db.update('files', id, binLocation) ?? []);

export const emptyLeftoverBin = async (context: BinContext): Promise<void> => {
  const isEmpty = context.db.findBy('files', 'folder', binLocation.folder) === undefined;
  if (!isEmpty) await emptyBin(context, context.db.findAllBy('files', 'folder', binLocation.folder));
};
