/** Asks react-admin for all rows of a list: no more are ever read (decisions §6). */
export const everyPage = { page: 1, perPage: 10_000 };

export interface Extent {
  isWhole: boolean;
  /** The server answers pages, so its live frames may be pages too. */
  isPaged: boolean;
}

/** A list of all pages, as react-admin's queries hold it; its deletions drop `meta`. */
export interface WholeList<Row> {
  data: readonly Row[];
  total: number;
  meta?: Extent;
}

/** The pages that have come, before what else is known: a list never gets shorter while it is fetched again. */
export const withPart = <Row extends { id: unknown }>(
  known: WholeList<Row> | undefined,
  part: WholeList<Row>,
): WholeList<Row> => {
  if (!known) return part;
  if (known.meta?.isWhole !== false) return known;
  const ids = new Set(part.data.map(({ id }) => id));
  return { ...part, data: [...part.data, ...known.data.filter(({ id }) => !ids.has(id))] };
};
