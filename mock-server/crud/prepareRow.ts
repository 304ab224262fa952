import type { Request } from 'express';
import type { ServerContext } from '../context';
import { fileOf } from '../guards/bodies';
import { refusalOf } from '../guards/Refusal';
import type { Fields, Collection } from './Collection';

export interface Row {
  id: number;
}

export const storedFile = ({ file }: Collection<Row>, row: Row | undefined): string | null => {
  const name: unknown = file && row ? row[file.column as keyof Row] : null;
  return typeof name === 'string' ? name : null;
};

const rowFrom = (
  collection: Collection<Row>,
  rows: readonly Row[],
  { id, body, origin }: { id: number; body: Fields; origin: string },
) => {
  const before = rows.find((row) => row.id === id);
  const others = rows.filter((row) => row.id !== id);
  const taken = collection.take(body, origin);
  const { id: _, ...row } = { id: 0, ...collection.empty, ...before, ...taken };
  const refusal = refusalOf(collection.check?.(row, others) ?? {});
  if (refusal) throw refusal;
  return row;
};

export interface Prepared {
  /** Throws 400. To be called in the tick of the write, so that two callers cannot be allowed the same. */
  row: () => object;
  drop: () => Promise<void>;
}

export const prepareRow = async (
  { uploads }: ServerContext,
  collection: Collection<Row>,
  rows: () => readonly Row[],
  req: Request,
  origin: string,
): Promise<Prepared> => {
  const { file } = collection;
  const sent = file && fileOf(req, file.field);
  const id = Number(req.params['id']);
  const body: Fields = { ...(req.body as Fields), ...(sent ? { [file.field]: sent.originalname } : {}) };
  const row = () => rowFrom(collection, rows(), { id, body, origin });
  const isLost = req.params['id'] !== undefined && !rows().some((other) => other.id === id);
  row();
  if (!sent || isLost) return { row, drop: async () => {} };
  const stored = await uploads.save(sent.buffer, file.extensionOf(sent));
  return { row: () => ({ ...row(), [file.column]: stored }), drop: () => uploads.remove(stored) };
};
