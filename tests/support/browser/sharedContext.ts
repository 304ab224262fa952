import type { Browser, BrowserContext, Page, PlaywrightTestOptions } from '@playwright/test';

type Options = Pick<Partial<PlaywrightTestOptions>, 'locale' | 'timezoneId' | 'contextOptions'>;

/** One browser context for all tests of a worker, so that the portal's files are cached. */
export const openSharedContext = (browser: Browser, baseURL: string, options: Options) => {
  const { locale, timezoneId, contextOptions } = options;
  return browser.newContext({
    ...contextOptions,
    ...(locale === undefined ? {} : { locale }),
    ...(timezoneId === undefined ? {} : { timezoneId }),
    baseURL,
  });
};

/** Opens a page after clearing the storage of the previous test. */
export const openEmptyPage = async (context: BrowserContext, origin: string): Promise<Page> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
  return page;
};

/** Undoes a test's changes to the shared context. */
export const resetSharedContext = async (context: BrowserContext): Promise<void> => {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
};
