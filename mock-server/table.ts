export interface Row {
  id: number;
}

export type Key = string | number;

/** Memory is far quicker at sorting and filtering, SQLite as quick at finding few rows by an index. */
export type Memory = 'from the start' | 'once listed' | 'never';

type Indexes<R extends Row, I extends string> = Record<I, (row: R) => Key>;

export interface Table<R extends Row = Row, I extends string = string> {
  readonly memory: Memory;
  readonly indexes: readonly I[];
  keyOf(index: I, row: R): Key;
}

/** `table<SomeRow>()('never', { user: (row) => row.user })` */
export const table =
  <R extends Row>() =>
  <I extends string = never>(memory: Memory, indexes: Indexes<R, I> = {} as Indexes<R, I>): Table<R, I> => ({
    memory,
    indexes: Object.keys(indexes) as I[],
    keyOf: (index, row) => indexes[index](row),
  });
