import type { GroupKeys } from './indexes';
import type { TableName, Tables } from './tables';

export type NewRow<N extends TableName> = Omit<Tables[N], 'id'> & { id?: number };

/**
 * The whole database in memory, and on disk whatever was acknowledged.
 *
 * Reads are synchronous. Writes change memory at once and are part of the next commit; all writes
 * made in the same tick are in the same commit, so a handler that does not await between its writes
 * is atomic. An answer goes out only after `saved()`.
 */
export interface Database {
  /** All rows in order of id. Do not change the array or its rows. */
  all<N extends TableName>(table: N): readonly Tables[N][];
  get<N extends TableName>(table: N, id: number): Tables[N] | undefined;
  /** The first row for which `matches` answers true. */
  find<N extends TableName>(table: N, matches: (row: Tables[N]) => boolean): Tables[N] | undefined;
  /** The rows of one group of an index (`storage/indexes.ts`) in order of id, without a scan. */
  allBy<N extends keyof GroupKeys>(table: N, index: GroupKeys[N], key: string | number): Tables[N][];
  /** The first row of that group. E-mails are looked up in lower case. */
  findBy<N extends keyof GroupKeys>(
    table: N,
    index: GroupKeys[N],
    key: string | number,
  ): Tables[N] | undefined;
  insert<N extends TableName>(table: N, row: NewRow<N>): Tables[N];
  /** Answers the changed row (a new object), or undefined where there is none. */
  update<N extends TableName>(table: N, id: number, change: Partial<Tables[N]>): Tables[N] | undefined;
  remove(table: TableName, id: number): boolean;
  /** Resolves when everything written so far is on disk; rejects when the disk refused it. */
  saved(): Promise<void>;
  /**
   * Puts everything that `work` writes into one commit, however long it takes: all of it survives a kill,
   * or nothing. `saved()` does not wait inside. After a failure the database can only be closed.
   * For work before anybody calls, such as seeding.
   */
  together(work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
