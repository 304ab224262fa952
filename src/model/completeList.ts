/** Asks react-admin for all rows of a list: no more are ever read (decisions §6). */
export const allPages = { page: 1, perPage: 10_000 };

export interface ListMeta {
  isComplete: boolean;
  /** The server returns pages, so its live frames may be pages too. */
  isPaged: boolean;
}

/** All pages of a list, as react-admin's queries hold them; its deletions drop `meta`. */
export interface CompleteList<Row> {
  data: readonly Row[];
  total: number;
  meta?: ListMeta;
}

/** Puts the pages that have arrived before the known rows: a list never gets shorter while it is refetched. */
export const mergePage = <Row extends { id: unknown }>(
  known: CompleteList<Row> | undefined,
  part: CompleteList<Row>,
): CompleteList<Row> => {
  if (!known) return part;
  if (known.meta?.isComplete !== false) return known;
  const ids = new Set(part.data.map(({ id }) => id));
  return { ...part, data: [...part.data, ...known.data.filter(({ id }) => !ids.has(id))] };
};
