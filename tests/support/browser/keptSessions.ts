import type { Page } from '@playwright/test';
import { emptyStorage, storeInPage } from './storeInPage';

type Stored = Record<string, string>;

/** What a signed-in browser holds, by origin and account; one worker tests with one server. */
const kept = new Map<string, Stored>();

const nameOf = (page: Page, account: string) => `${new URL(page.url()).origin} ${account}`;

const isAlive = async (page: Page, { accessToken = '' }: Stored): Promise<boolean> => {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await page.request.get('/api/user/details/', { headers })).ok();
};

/** Remembers the session that this page has. */
export const keepSession = async (page: Page, account: string): Promise<void> => {
  const stored = await page.evaluate((): Stored => Object.fromEntries(Object.entries(localStorage)));
  kept.set(nameOf(page, account), stored);
};

/** Hands a kept session to this page, while the server still knows it. Answers whether there was one. */
export const takeSession = async (page: Page, account: string): Promise<boolean> => {
  await emptyStorage(page);
  const stored = kept.get(nameOf(page, account));
  if (!stored || !(await isAlive(page, stored))) return false;
  await storeInPage(page, stored);
  return true;
};
