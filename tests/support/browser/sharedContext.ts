import type { Browser, BrowserContext, Page, PlaywrightTestOptions } from '@playwright/test';

type Options = Pick<Partial<PlaywrightTestOptions>, 'locale' | 'timezoneId' | 'contextOptions'>;

/** A browser context for all tests of a worker, so that the portal's files come from its cache. */
export const openSharedContext = (browser: Browser, baseURL: string, options: Options) => {
  const { locale, timezoneId, contextOptions } = options;
  return browser.newContext({
    ...contextOptions,
    ...(locale === undefined ? {} : { locale }),
    ...(timezoneId === undefined ? {} : { timezoneId }),
    baseURL,
  });
};

/** Opens the page of a test, in a browser that holds nothing of the test before it. */
export const openEmptyPage = async (context: BrowserContext, origin: string): Promise<Page> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
  return page;
};

/** Takes back what a test did to the context that it shared. */
export const leaveSharedContext = async (context: BrowserContext): Promise<void> => {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
};
