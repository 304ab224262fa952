import type { IndexOf, TableName, Tables, Key } from './tables';

export type NewRow<N extends TableName> = Omit<Tables[N], 'id'> & { id?: number };

/** All writes of one tick are in one commit; an answer goes out only after `saved()`. */
export interface Database {
  /** All rows in order of id. Do not change the array or its rows. */
  all<N extends TableName>(table: N): readonly Tables[N][];
  /** Reads a piece of a large table before somebody lists it. Returns whether there is more. */
  readAhead(table: TableName): boolean;
  first<N extends TableName>(table: N, count: number): readonly Tables[N][];
  count(table: TableName): number;
  get<N extends TableName>(table: N, id: number): Tables[N] | undefined;
  allBy<N extends TableName>(table: N, index: IndexOf<N>, key: Key): Tables[N][];
  findBy<N extends TableName>(table: N, index: IndexOf<N>, key: Key): Tables[N] | undefined;
  insert<N extends TableName>(table: N, row: NewRow<N>): Tables[N];
  update<N extends TableName>(table: N, id: number, change: Partial<Tables[N]>): Tables[N] | undefined;
  remove(table: TableName, id: number): void;
  /** Rejects when the disk refused what was written so far. */
  saved(): Promise<void>;
  /** All that `work` writes in one commit. `saved()` does not wait inside; after a failure it can only be closed. */
  together(work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
