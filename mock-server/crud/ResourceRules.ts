import type { ServerContext } from '../context';
import type { FieldErrors } from '../guards/ApiError';
import type { UserRow } from '../storage/tables';

interface FileField<Row extends { id: number }> {
  field: string;
  column: keyof Row & string;
  getExtension(file: Express.Multer.File): string;
}

/** Rules of a resource beyond the contract. */
export interface ResourceRules<Row extends { id: number }> {
  /** Values of columns that are not fields of the body. */
  defaults?: Partial<Omit<Row, 'id'>>;
  /** Receives the declared fields of the body, with strings trimmed. */
  normalize?(fields: Partial<Row> & Record<string, unknown>, origin: string): Partial<Row>;
  /** Throws if this user may not save the row. */
  authorize?(context: ServerContext, before: Row | undefined, row: Omit<Row, 'id'>, user: UserRow): void;
  check?(row: Omit<Row, 'id'>, others: readonly Row[]): FieldErrors;
  serialize?(row: Row, origin: string): object;
  file?: FileField<Row>;
  /** `before` is absent for a new row, `after` for a deleted one. */
  onChange?(
    context: ServerContext,
    before: Row | undefined,
    after: Row | undefined,
    user: UserRow,
  ): Promise<void>;
}
