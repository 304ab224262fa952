import { pageAt } from './pages';
import { authProvider } from './providers';

/**
 * Requests the code of the page at an address and, beside it, its first data. Resolves once the code is there,
 * or cannot be loaded: the page itself then loads it again and reports the error.
 */
export const preparePage = async ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Promise<void> => {
  const found = pageAt(pathname);
  if (!found || !authProvider.account.isSignedIn() || !authProvider.mayOpen(pathname)) return;
  if (search === '') void requestFirstData(found).catch(() => {});
  await found.page.Page.load().catch(() => {});
};

const requestFirstData = async ({ page, params }: NonNullable<ReturnType<typeof pageAt>>): Promise<void> => {
  if (!page.asks) return;
  const { dataProvider: data, queryClient } = await import('./signedInData');
  const queries = page.asks({ data, params, userId: authProvider.account.user()?.user_id });
  await Promise.all(queries.map((query) => queryClient().prefetchQuery(query)));
};
