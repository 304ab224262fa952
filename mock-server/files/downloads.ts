import type { ServerContext } from '../context';
import type { DownloadRow } from '../storage/tables';

/** Removes the file before the row, so that a crash leaves no file without a row. */
export const removeDownloads = async (
  { db, uploads }: Pick<ServerContext, 'db' | 'uploads'>,
  rows: DownloadRow[],
) => {
  for (const { id, stored_as } of rows) {
    await uploads.remove(stored_as);
    db.remove('downloads', id);
  }
};

export const maxDownloads = 100;

export const pruneDownloads = async (context: ServerContext): Promise<void> => {
  const rows = context.db.all('downloads');
  const excess = rows.length - maxDownloads;
  const isOld = ({ expires_at }: DownloadRow, index: number) =>
    index < excess || Date.parse(expires_at) <= context.now();
  await removeDownloads(context, rows.filter(isOld));
};
