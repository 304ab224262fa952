import { findPage } from './pages';
import { authProvider } from './providers';
import { useWindowEvent } from '../ui/useWindowEvent';

/** Requests the code of the page at an address and its first data. Where that fails, the page itself prefetch again. */
export const preparePage = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): void => {
  const found = findPage(pathname);
  if (!found || !authProvider.account.isSignedIn() || !authProvider.mayOpen(pathname)) return;
  if (search === '') requestFirstData(found).catch(() => {});
  found.page.Page.load().catch(() => {});
};

const requestFirstData = async ({
  page,
  params,
}: NonNullable<ReturnType<typeof findPage>>): Promise<void> => {
  if (!page.prefetch) return;
  const { dataProvider: data, queryClient } = await import('./signedInData');
  const queries = page.prefetch({ data, params, userId: authProvider.account.user()?.user_id });
  await Promise.all(queries.map((query) => queryClient().prefetchQuery(query)));
};

const onIntent = ({ type, target }: Event) => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  // A menu opened with the mouse, or a press on a link, focuses it too.
  if (type === 'focusin' && !link.matches(':focus-visible')) return;
  preparePage(link);
};

/** Fetches the code and the data of the page that a link leads to once the user points at the link. */
export const usePrefetch = (): void => {
  useWindowEvent('pointerover', onIntent);
  useWindowEvent('focusin', onIntent);
  useWindowEvent('touchstart', onIntent);
};
