import type { BrowserContext, Page } from '@playwright/test';

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
