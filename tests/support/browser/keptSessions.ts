import type { Page } from '@playwright/test';
import { firstLoadMarkerName } from './storedNames';

type Stored = Record<string, string>;

/** What a signed-in browser holds, by origin and account; one worker tests with one server. */
const kept = new Map<string, Stored>();

const nameOf = (page: Page, account: string) => `${new URL(page.url()).origin} ${account}`;

/** Any page of the origin that is not the portal: nothing there looks at the storage. */
const besideThePortal = '/healthz';

const isAlive = async (page: Page, { accessToken = '' }: Stored): Promise<boolean> => {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await page.request.get('/api/user/details/', { headers })).ok();
};

/** Remembers the session that this page has. */
export const keepSession = async (page: Page, account: string): Promise<void> => {
  kept.set(nameOf(page, account), await page.evaluate(() => ({ ...localStorage }) as Stored));
};

/** Hands a kept session to this page, as if it had been through its first load. Answers whether there was one. */
export const takeSession = async (page: Page, account: string): Promise<boolean> => {
  await page.goto(besideThePortal);
  const stored = kept.get(nameOf(page, account));
  if (!stored || !(await isAlive(page, stored))) return false;
  await storeInPage(page, stored);
  return true;
};

/** Writes to the local storage of the portal and marks the tab as one that has been through its first load. */
export const storeInPage = async (page: Page, values: Stored): Promise<void> => {
  if (!page.url().startsWith('http')) await page.goto(besideThePortal);
  await page.evaluate(
    ([marker, entries]) => {
      sessionStorage.setItem(marker, '1');
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    },
    [firstLoadMarkerName, values] as const,
  );
};
