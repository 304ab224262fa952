import { pageAt } from './pages';
import { authProvider } from './providers';

/** Requests the code of the page at an address and its first data. Where that fails, the page itself asks again. */
export const preparePage = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): void => {
  const found = pageAt(pathname);
  if (!found || !authProvider.account.isSignedIn() || !authProvider.mayOpen(pathname)) return;
  if (search === '') requestFirstData(found).catch(() => {});
  found.page.Page.load().catch(() => {});
};

const requestFirstData = async ({ page, params }: NonNullable<ReturnType<typeof pageAt>>): Promise<void> => {
  if (!page.asks) return;
  const { dataProvider: data, queryClient } = await import('./signedInData');
  const queries = page.asks({ data, params, userId: authProvider.account.user()?.user_id });
  await Promise.all(queries.map((query) => queryClient().prefetchQuery(query)));
};
