import type { Request } from 'express';
import type { ServerContext } from '../context';
import { fileOf } from '../guards/bodies';
import type { Operation } from '../guards/operations';
import { fieldErrorsOf, refusalOf, type FieldErrors } from '../guards/Refusal';
import type { Row } from '../storage/tables';
import type { Collection } from './Collection';
import type { Served } from './collections';

export const storedFile = ({ file }: Collection<Row>, row: Row | undefined): string | null => {
  const name: unknown = file && row ? row[file.column as keyof Row] : null;
  return typeof name === 'string' ? name : null;
};

/** The fields that the contract has, texts without surrounding spaces. */
const fieldsIn = (body: Record<string, unknown>, { fields }: Operation): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const value = body[name];
      return value === undefined ? [] : [[name, typeof value === 'string' ? value.trim() : value]];
    }),
  );

const blankErrors = (sent: Record<string, unknown>, { fields }: Operation): FieldErrors =>
  fieldErrorsOf(
    sent,
    (value, name) =>
      value === '' && Number(fields[name]?.['minLength'] ?? 0) > 0 && 'This field may not be blank.',
  );

/** Validates the row, stores its file and returns the row to write. Throws 400. Callers must serialise writes. */
export const prepareRow = async (
  { uploads }: ServerContext,
  { rules, empty }: Served,
  rows: readonly Row[],
  req: Request,
  operation: Operation,
  origin: string,
): Promise<object> => {
  const { file } = rules;
  const upload = file && fileOf(req, file.field);
  const id = Number(req.params['id']);
  const before = rows.find((row) => row.id === id);
  const body = { ...(req.body as object), ...(upload ? { [file.field]: upload.originalname } : {}) };
  const sent = fieldsIn(body, operation);
  const { id: _, ...row } = { id: 0, ...empty, ...before, ...(rules.take?.(sent, origin) ?? sent) };
  const others = rows.filter((other) => other.id !== id);
  const refusal = refusalOf({ ...blankErrors(sent, operation), ...rules.check?.(row, others) });
  if (refusal) throw refusal;
  const isLost = req.params['id'] !== undefined && !before;
  if (!upload || isLost) return row;
  return { ...row, [file.column]: await uploads.save(upload.buffer, file.extensionOf(upload)) };
};
