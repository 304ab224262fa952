/** Builds the response of a list with a single page. */
export const singlePage = (...results: object[]) => ({
  count: results.length,
  next: null,
  previous: null,
  page_size: 20,
  currentPage: 1,
  results,
});
