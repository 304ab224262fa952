/** The only page of a list, as the server returns it. */
export const singlePage = (...results: object[]) => ({
  count: results.length,
  next: null,
  previous: null,
  page_size: 20,
  currentPage: 1,
  results,
});
