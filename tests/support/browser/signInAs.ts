import { expect, type Page } from '@playwright/test';
import { accountEmail, seededPassword, seededTotpSecret } from '../../../mock-server/dev/accounts';
import { totpCode } from '../totpCode';
import { countMails, nextCode } from './mail';
import { keepSession, takeSession } from './keptSessions';
import { storeInPage } from './storeInPage';

/** The seeded accounts that can sign in, by the part of their address before the @. */
export type AccountName =
  'superuser' | 'staff' | 'member' | 'totp' | 'both' | 'direct' | 'demo' | 'demo-mfa' | 'newcomer';

/** Fills the sign-in form and sends it. */
export const givePassword = async (page: Page, account: string, password = seededPassword): Promise<void> => {
  await page.getByRole('textbox', { name: 'Email' }).fill(accountEmail(account));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

/** Types six digits where the focus stands, as a user does. */
export const typeCode = (page: Page, code: string): Promise<void> => page.keyboard.type(code);

const typeAuthenticatorCode = async (page: Page): Promise<void> => {
  await typeCode(page, totpCode(seededTotpSecret, Date.now()));
  await page.keyboard.press('Enter');
};

/** The steps after the password, until the user has arrived. */
const giveSecondFactor = async (page: Page, account: string, knownMails: number) => {
  const request = page.request;
  const mailed = () => nextCode(request, accountEmail(account), knownMails);
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

const atOnce: readonly string[] = ['direct', 'demo', 'newcomer'];

/** Signs in through the screens, whatever factor the account asks for. Ends where the portal leads. */
export const signInThroughScreens = async (page: Page, account: string): Promise<void> => {
  const known = await countMails(page.request, accountEmail(account));
  await page.goto('/login');
  await givePassword(page, account);
  if (!atOnce.includes(account)) await giveSecondFactor(page, account, known);
  await page.waitForURL(/\/(dashboard|projects|dev\/companion\/demo)/);
};

/**
 * Opens `path` as that user. The first time in a worker they sign in through the screens; later
 * pages are handed the same session while the server still knows it. `extra` goes to the local storage.
 */
export const signInAs = async (
  page: Page,
  account: AccountName,
  path = '/dashboard',
  extra: Record<string, string> = {},
): Promise<void> => {
  if (!(await takeSession(page, account))) {
    await signInThroughScreens(page, account);
    await keepSession(page, account);
  }
  await storeInPage(page, extra);
  await page.goto(path);
};
