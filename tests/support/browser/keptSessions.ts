import type { APIRequestContext, Page } from '@playwright/test';
import { onKeptConnection } from './onKeptConnection';
import { emptyStorage, storeInPage } from './storeInPage';

type Stored = Record<string, string>;

/** What a signed-in browser holds, by origin and account; one worker tests with one server. */
const kept = new Map<string, Stored>();

const nameOf = (page: Page, account: string) => `${new URL(page.url()).origin} ${account}`;

const isAlive = async (request: APIRequestContext, token: string): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.get('/api/user/details/', { headers, ...onKeptConnection })).ok();
};

/** Remembers the session that this page has. */
export const keepSession = async (page: Page, account: string): Promise<void> => {
  const stored = await page.evaluate((): Stored => Object.fromEntries(Object.entries(localStorage)));
  kept.set(nameOf(page, account), stored);
};

/** Hands a kept session to this page, while the server still knows it. Returns whether there was one. */
export const takeSession = async (page: Page, account: string): Promise<boolean> => {
  await emptyStorage(page);
  const stored = kept.get(nameOf(page, account));
  if (!stored || !(await isAlive(page.request, stored['accessToken'] ?? ''))) return false;
  await storeInPage(page, stored);
  return true;
};
