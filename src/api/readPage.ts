import { isFields } from '../model/fields';
import { listIn, type ListAnswer } from './answers';
import { HttpError } from './HttpError';
import { readAll, type FetchPage, type Query } from './readAll';

interface Page {
  page: number;
  perPage: number;
  /** Returns the last page in place of one that no longer exists. */
  orLast?: boolean;
}

/** One page of a list that has come whole. */
export const cutPage = <Row>({ data, total }: ListAnswer<Row>, { page, perPage, orLast }: Page) => {
  const last = Math.max(1, Math.ceil(total / perPage));
  const end = perPage * (orLast ? Math.min(page, last) : page);
  return { data: data.slice(end - perPage, end), total };
};

/** One page, also where the server returns all rows at once, or pages of another size than requested. */
export const readPage = async <Row>(
  fetchPage: FetchPage,
  query: Query,
  { page, perPage, orLast = false }: Page,
): Promise<ListAnswer<Row>> => {
  const first = page === 1 ? query : { ...query, page: 1 };
  const start = (page - 1) * perPage;
  const cutFrom = async (firstAnswer: unknown, limit?: number) => {
    const fetchOthers: FetchPage = (asked) =>
      asked === first ? Promise.resolve(firstAnswer) : fetchPage(asked);
    const { data, total } = await readAll<Row>(fetchOthers, first, limit === undefined ? {} : { limit });
    return { data: data.slice(start, start + perPage), total };
  };
  const answer = await fetchPage(query).catch((error: unknown) => {
    if (page > 1 && error instanceof HttpError && error.status === 404) return error;
    throw error;
  });
  if (!(answer instanceof HttpError)) {
    const list = listIn<Row>(answer);
    if (!isFields(answer)) return cutPage(list, { page, perPage, orLast });
    const isCounted = typeof answer['count'] === 'number' || !answer['next'];
    const isAsRequested = list.data.length === Math.min(perPage, Math.max(0, list.total - start));
    if (!isCounted || !isAsRequested)
      return cutFrom(page === 1 ? answer : await fetchPage(first), isCounted ? start + perPage : undefined);
    if (list.data.length > 0 || page === 1 || !orLast) return list;
  }
  const firstAnswer = await fetchPage(first);
  const { data, total } = listIn<Row>(firstAnswer);
  if (total > start) return cutFrom(firstAnswer, start + perPage);
  if (!orLast) throw answer;
  const last = Math.ceil(total / perPage);
  return last > 1
    ? readPage(fetchPage, { ...query, page: last }, { page: last, perPage })
    : { data: data.slice(0, perPage), total };
};
