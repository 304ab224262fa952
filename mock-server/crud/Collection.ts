import type { ServerContext } from '../context';
import type { FieldErrors } from '../guards/Refusal';
import type { UserRow } from '../storage/tables';
import type { ListOptions } from './listPage';

export type Fields = Record<string, unknown>;

interface FileField<Row extends { id: number }> {
  field: string;
  column: keyof Row & string;
  extensionOf(file: Express.Multer.File): string;
}

export interface Collection<Row extends { id: number }> {
  path: string;
  empty: Omit<Row, 'id'>;
  take(body: Fields, origin: string): Partial<Omit<Row, 'id'>>;
  check?(row: Omit<Row, 'id'>, others: readonly Row[]): FieldErrors;
  show(row: Row, origin: string): object;
  list: 'array' | ListOptions<Row>;
  file?: FileField<Row>;
  /** `before` is absent for a new row, `after` for a deleted one. */
  changed?(
    context: ServerContext,
    before: Row | undefined,
    after: Row | undefined,
    by: UserRow,
  ): Promise<void>;
}

export const texts = <K extends string>(body: Fields, names: readonly K[]): Partial<Record<K, string>> => {
  const picked: Partial<Record<K, string>> = {};
  for (const name of names) {
    const value = body[name];
    if (typeof value === 'string') picked[name] = value.trim();
  }
  return picked;
};
