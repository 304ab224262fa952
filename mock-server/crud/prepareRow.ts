import type { Request } from 'express';
import type { ServerContext } from '../context';
import { fileOf } from '../guards/bodies';
import { refusalOf } from '../guards/Refusal';
import type { Row } from '../storage/tables';
import type { Collection } from './Collection';

export const storedFile = ({ file }: Collection<Row>, row: Row | undefined): string | null => {
  const name: unknown = file && row ? row[file.column as keyof Row] : null;
  return typeof name === 'string' ? name : null;
};

/** Validates the row, stores its file and returns the row to write. Throws 400. Callers must serialise writes. */
export const prepareRow = async (
  { uploads }: ServerContext,
  { file, ...collection }: Collection<Row>,
  rows: readonly Row[],
  req: Request,
  origin: string,
): Promise<object> => {
  const sent = file && fileOf(req, file.field);
  const id = Number(req.params['id']);
  const before = rows.find((row) => row.id === id);
  const body = { ...(req.body as object), ...(sent ? { [file.field]: sent.originalname } : {}) };
  const { id: _, ...row } = { id: 0, ...collection.empty, ...before, ...collection.take(body, origin) };
  const others = rows.filter((other) => other.id !== id);
  const refusal = refusalOf(collection.check?.(row, others) ?? {});
  if (refusal) throw refusal;
  const isLost = req.params['id'] !== undefined && !before;
  if (!sent || isLost) return row;
  return { ...row, [file.column]: await uploads.save(sent.buffer, file.extensionOf(sent)) };
};
