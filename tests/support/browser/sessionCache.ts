import type { APIRequestContext, Page } from '@playwright/test';
import { withRetries } from './withRetries';
import { clearStorage, storeInPage } from './storeInPage';

type Stored = Record<string, string>;

/** The local storage of signed-in browsers, by origin and account. */
const cache = new Map<string, Stored>();

const nameOf = (page: Page, account: string) => `${new URL(page.url()).origin} ${account}`;

const isAlive = async (request: APIRequestContext, token: string): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.get('/api/user/details/', { headers, ...withRetries })).ok();
};

export const cacheSession = async (page: Page, account: string): Promise<void> => {
  const stored = await page.evaluate((): Stored => Object.fromEntries(Object.entries(localStorage)));
  cache.set(nameOf(page, account), stored);
};

/** Restores a cached session that the server still accepts. Returns whether there was one. */
export const restoreSession = async (page: Page, account: string): Promise<boolean> => {
  await clearStorage(page);
  const stored = cache.get(nameOf(page, account));
  if (!stored || !(await isAlive(page.request, stored['accessToken'] ?? ''))) return false;
  await storeInPage(page, stored);
  return true;
};
