import type { ServerContext } from '../context';
import type { ListOptions } from './listPage';
import type { FieldErrors } from '../guards/fieldErrors';
import type { UserRow } from '../users/table';

export type Fields = Record<string, unknown>;

/** A file among the fields of a collection, kept below `uploads`. */
export interface FileField<Row extends { id: number }> {
  /** Its name in the form. */
  field: string;
  /** Where the row keeps the stored name; null where there is no file. */
  column: keyof Row & string;
  /** The extension under which the file is kept, e.g. `png`. Throws a Refusal for a file that is not taken. */
  extensionOf(file: Express.Multer.File): string;
}

/** A collection whose reading and writing json-server's own router does. */
export interface Collection<Row extends { id: number }> {
  /** Below `/api/`. */
  path: string;
  /** What a new row begins with. */
  empty: Omit<Row, 'id'>;
  /** What a body, already held against the contract, changes. `origin` is the caller's view of this server. */
  take(body: Fields, origin: string): Partial<Omit<Row, 'id'>>;
  /** What is wrong with a row about to be stored; `others` are the rows beside it. */
  check?(row: Omit<Row, 'id'>, others: readonly Row[]): FieldErrors;
  show(row: Row, origin: string): object;
  /** A plain array, or pages with what can be searched. */
  list: 'array' | ListOptions<Row>;
  file?: FileField<Row>;
  /** After a write by somebody; `before` is absent for a new row, `after` for a deleted one. */
  changed?(
    context: ServerContext,
    before: Row | undefined,
    after: Row | undefined,
    by: UserRow,
  ): Promise<void>;
}

/** The named fields of a body that are text, trimmed. */
export const texts = <K extends string>(body: Fields, names: readonly K[]): Partial<Record<K, string>> => {
  const taken: Partial<Record<K, string>> = {};
  for (const name of names) {
    const value = body[name];
    if (typeof value === 'string') taken[name] = value.trim();
  }
  return taken;
};
