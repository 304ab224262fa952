import { expect, type Page } from '@playwright/test';
import { accountEmail, seededPassword, seededTotpSecret } from '../../../mock-server/dev/accounts';
import { totpCode } from '../totpCode';
import { countMails, nextCode } from './mail';
import { cacheSession, restoreSession } from './sessionCache';
import { storeInPage } from './storeInPage';

/** Seeded accounts that can sign in, by the part of the address before the @. */
export type AccountName =
  'superuser' | 'staff' | 'member' | 'totp' | 'both' | 'direct' | 'demo' | 'demo-mfa' | 'newcomer';

export const submitPassword = async (
  page: Page,
  account: string,
  password = seededPassword,
): Promise<void> => {
  await page.getByRole('textbox', { name: 'Email' }).fill(accountEmail(account));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

/** Types six digits into the focused field. */
export const typeCode = (page: Page, code: string): Promise<void> => page.keyboard.type(code);

const typeAuthenticatorCode = async (page: Page): Promise<void> => {
  await typeCode(page, totpCode(seededTotpSecret, Date.now()));
  await page.keyboard.press('Enter');
};

const completeSecondFactor = async (page: Page, account: string, mailsBefore: number) => {
  const request = page.request;
  const mailed = () => nextCode(request, accountEmail(account), mailsBefore);
  if (account === 'totp') {
    await page.waitForURL('**/verify-totp');
    await page.getByRole('textbox').first().click();
    await typeAuthenticatorCode(page);
  } else if (account === 'both') {
    await page.waitForURL('**/verify-both');
    await page.getByRole('textbox').first().click();
    await typeCode(page, await mailed());
    await expect(page.getByRole('textbox')).toHaveCount(1);
    await page.getByRole('textbox').click();
    await typeAuthenticatorCode(page);
  } else {
    await page.waitForURL('**/verify-otp');
    await page.getByRole('textbox').first().click();
    await typeCode(page, await mailed());
  }
};

const withoutSecondFactor: readonly string[] = ['direct', 'demo', 'newcomer'];

/** Signs in through the screens, with the second factor of the account. Ends on the page that the portal opens. */
export const signInThroughScreens = async (page: Page, account: string): Promise<void> => {
  const mailsBefore = await countMails(page.request, accountEmail(account));
  await page.goto('/login');
  await submitPassword(page, account);
  if (!withoutSecondFactor.includes(account)) await completeSecondFactor(page, account, mailsBefore);
  await page.waitForURL(/\/(dashboard|projects|dev\/companion\/demo)/);
};

/**
 * Opens `path` as that user. Signs in through the screens once per worker; later pages reuse the session
 * while the server accepts it. `extra` is added to the local storage.
 */
export const signInAs = async (
  page: Page,
  account: AccountName,
  path = '/dashboard',
  extra: Record<string, string> = {},
): Promise<void> => {
  if (!(await restoreSession(page, account))) {
    await signInThroughScreens(page, account);
    await cacheSession(page, account);
  }
  await storeInPage(page, extra);
  await page.goto(path);
};
