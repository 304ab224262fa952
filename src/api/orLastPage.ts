import { HttpError } from './HttpError';

interface Page {
  data: readonly unknown[];
  total: number;
}

/**
 * A page of a list, or the last one there is where that page is gone, such as after its last record was
 * deleted: servers answer a 404 or an empty page then.
 */
export const orLastPage = async <Found extends Page>(
  fetchPage: (page: number) => Promise<Found>,
  { page, perPage }: { page: number; perPage: number },
): Promise<Found> => {
  if (page === 1) return fetchPage(1);
  try {
    const found = await fetchPage(page);
    if (found.data.length > 0) return found;
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
  const first = await fetchPage(1);
  const last = Math.ceil(first.total / perPage);
  return last > 1 ? fetchPage(last) : first;
};
