/** Requests all rows of a list, up to this limit (decisions §1). */
export const unpaginated = { page: 1, perPage: 10_000 };

export interface ListMeta {
  isComplete: boolean;
  /** The server returns pages, so its live frames may be pages too. */
  isPaged: boolean;
}

/** All rows of a list, as cached by react-admin, whose deletions drop `meta`. */
export interface CompleteList<Row> {
  data: readonly Row[];
  total: number;
  meta?: ListMeta;
}

/** Merges the fetched rows into the cached list, which never shrinks during a refetch. */
export const mergePage = <Row extends { id: unknown }>(
  cached: CompleteList<Row> | undefined,
  part: CompleteList<Row>,
): CompleteList<Row> => {
  if (!cached) return part;
  if (cached.meta?.isComplete !== false) return cached;
  const ids = new Set(part.data.map(({ id }) => id));
  return { ...part, data: [...part.data, ...cached.data.filter(({ id }) => !ids.has(id))] };
};
