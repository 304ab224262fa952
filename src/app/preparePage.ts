import { findPage } from './pages';
import { authProvider } from './providers';
import { useWindowEvent } from '../ui/useWindowEvent';

/** Prefetches the code and first data of a page. Ignores failures, because the page loads them again. */
export const preparePage = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): void => {
  const found = findPage(pathname);
  if (!found || !authProvider.account.isSignedIn() || !authProvider.mayOpen(pathname)) return;
  if (search === '') prefetchData(found).catch(() => {});
  found.page.Page.load().catch(() => {});
};

const prefetchData = async ({ page, params }: NonNullable<ReturnType<typeof findPage>>): Promise<void> => {
  if (!page.prefetch) return;
  const { dataProvider: data, getQueryClient } = await import('./signedInData');
  const queries = page.prefetch({ data, params, userId: authProvider.account.user()?.user_id });
  await Promise.all(queries.map((query) => getQueryClient().prefetchQuery(query)));
};

const onIntent = ({ type, target }: Event) => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  // Ignores focus by mouse, as when a menu opens or a link is pressed.
  if (type === 'focusin' && !link.matches(':focus-visible')) return;
  preparePage(link);
};

/** Prefetches a link's page when the user points at the link or focuses it. */
export const usePrefetch = (): void => {
  useWindowEvent('pointerover', onIntent);
  useWindowEvent('focusin', onIntent);
  useWindowEvent('touchstart', onIntent);
};
