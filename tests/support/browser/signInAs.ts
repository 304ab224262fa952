import type { Page } from '@playwright/test';
import { accountEmail, seededPassword } from '../../../mock-server/dev/accounts';
import { countMails, nextCode } from './mail';
import { getSession, storedFields } from './sessionCache';
import { clearStorage, storeInPage } from './storeInPage';

/** Seeded accounts that can sign in, by the part of the address before the @. */
export type AccountName =
  'superuser' | 'staff' | 'member' | 'totp' | 'both' | 'direct' | 'demo' | 'demo-mfa' | 'newcomer';

export const submitPassword = async (page: Page, account: string, password = seededPassword) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(accountEmail(account));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

/** Signs in through the screens with the password and a mailed code, and ends on the page that the portal opens. */
export const signInThroughScreens = async (page: Page, account: string, password = seededPassword) => {
  const mailsBefore = await countMails(page.request, accountEmail(account));
  await page.goto('/login');
  await submitPassword(page, account, password);
  await page.waitForURL('**/verify-otp');
  await page.getByRole('textbox', { name: 'Digit 1' }).click();
  await page.keyboard.type(await nextCode(page.request, accountEmail(account), mailsBefore));
  await page.waitForURL(/\/(dashboard|projects|dev\/companion\/demo)/);
};

/**
 * Opens `path` as that user, who has signed in by calls. Tests of a worker share the session of an account
 * while the server accepts it.
 */
export const signInAs = async (page: Page, account: string, path = '/dashboard'): Promise<void> => {
  await clearStorage(page);
  await storeInPage(page, storedFields(await getSession(page.request, account)));
  await page.goto(path);
};
