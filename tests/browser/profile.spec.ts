import type { Page, Request } from '@playwright/test';
import { accountEmail } from '../../mock-server/seed/accounts';
import { countMails, nextCode } from '../support/browser/mail';
import { givePassword, signInAs, signInThroughScreens, typeCode } from '../support/browser/signInAs';
import { startBuiltPortal, type Portal } from '../support/browser/startBuiltPortal';
import { expect, test as base } from '../support/browser/test';
import { totpCode } from '../support/totpCode';

/** A portal of this file alone: passwords and factors change here, each of an account of its own. */
const test = base.extend<object, { portal: Portal }>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what is needed: nothing
    async ({}, provide) => {
      const portal = await startBuiltPortal();
      await provide(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const profile = '/profile-tabs';
const security = '/profile-tabs?tab=security';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A wide picture, drawn by the browser itself. */
const drawPicture = async (page: Page): Promise<Buffer> => {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 800;
    canvas.getContext('2d')?.fillRect(0, 0, 600, 800);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(drawn.split(',')[1] ?? '', 'base64');
};

const isSave = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/user/details/';

test('a picture is cropped by keyboard, saved with what else changed, and shown in the bar', async ({
  page,
}) => {
  await signInAs(page, 'direct', profile);
  await button(page, 'Edit Profile').click();
  await page.getByLabel('First Name').fill('Delia');
  const buffer = await drawPicture(page);
  const file = { name: 'wide.png', mimeType: 'image/png', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  const area = page.getByRole('group', { name: 'Part of the picture that is used' });
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('ArrowRight');
  await button(page, 'Use picture').click();
  await expect(page.getByText('New picture, not saved yet.')).toBeVisible();
  const save = page.waitForRequest(isSave);
  await button(page, 'Save Changes').click();
  const body = (await (await save).allHeaders())['content-type'];
  expect(body).toMatch(/^multipart\/form-data/);
  await expect(page.getByText('User updated successfully.')).toBeVisible();
  const shown = page.locator('header img');
  await expect(shown).toHaveAttribute('src', /\/files\/pictures\/.+\.webp$/);
  const size = await page.evaluate(
    async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob());
      return [picture.width, picture.height];
    },
    (await shown.getAttribute('src')) ?? '',
  );
  expect(size).toEqual([512, 512]);
  await expect(page.getByLabel('First Name')).toHaveValue('Delia');
});

test('a file that is no picture is refused with a sentence', async ({ page }) => {
  await signInAs(page, 'direct', profile);
  await button(page, 'Edit Profile').click();
  for (const mimeType of ['text/plain', 'image/png']) {
    const file = { name: 'notes', mimeType, buffer: Buffer.from('no picture') };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('This file is no PNG, JPG, GIF or WebP picture.')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Close message' }).click();
  }
});

test('an authenticator is set up from the dialog and proven there', async ({ page }) => {
  await signInThroughScreens(page, 'newcomer');
  await page.goto(security);
  await button(page, 'Choose Verification Method').click();
  await page.getByRole('radio', { name: 'Authenticator', exact: true }).check();
  await button(page, 'Confirm').click();
  await expect(page.getByText('MFA Type updated successfully.')).toBeVisible();
  await button(page, 'Show QR Code').click();
  const secret = await page.getByText(/^[A-Z2-7]{16,}$/).innerText();
  await page.getByLabel('Check your authenticator').fill(totpCode(secret, Date.now()));
  await expect(page.getByText('That is right. Your authenticator works.')).toBeVisible();
  await button(page, 'Close').click();
  await expect(page.getByText('Google Authenticator', { exact: true })).toBeVisible();
});

test('after another method the other sessions can be ended', async ({ page }) => {
  await signInAs(page, 'superuser', security);
  await button(page, 'Choose Verification Method').click();
  await page.getByRole('radio', { name: 'Email + Authenticator' }).check();
  await button(page, 'Confirm').click();
  await button(page, 'Show QR Code').click();
  const secret = await page.getByText(/^[A-Z2-7]{16,}$/).innerText();
  await page.getByLabel('Check your authenticator').fill(totpCode(secret, Date.now()));
  await expect(page.getByText('That is right. Your authenticator works.')).toBeVisible();
  await button(page, 'Close').click();
  await button(page, 'End my other sessions').click();
  await expect(page.getByText(/^\d+ session\(s\) logged out successfully\.$/)).toBeVisible();
  await expect(button(page, 'End my other sessions')).toBeHidden();
});

test('a new password ends the session, and is the one that opens the next', async ({ page, watch }) => {
  const email = accountEmail('member');
  await signInAs(page, 'member', security);
  let known = await countMails(page.request, email);
  await button(page, 'Send code').click();
  const code = await nextCode(page.request, email, known);
  await page.getByLabel('Old Password').fill('PulseHub!2026');
  await page.getByLabel('New Password', { exact: true }).fill('crossing-312');
  await page.getByLabel('Confirm New Password').fill('crossing-312');
  await page.getByLabel('MFA Code').fill(code);
  await button(page, 'Update Password').click();
  await expect(page.getByText('Password updated successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();

  watch.allow(/answered 400: POST .*\/login\//, /answered 401: POST .*\/login\//);
  await givePassword(page, 'member');
  await expect(page.getByRole('alert').first()).toBeVisible();
  known = await countMails(page.request, email);
  await givePassword(page, 'member', 'crossing-312');
  await page.waitForURL('**/verify-otp');
  await page.getByRole('textbox').first().click();
  await typeCode(page, await nextCode(page.request, email, known));
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('what was typed survives a session that expires', async ({ page, watch }) => {
  watch.allow(/answered 401/);
  await signInAs(page, 'staff', profile);
  await button(page, 'Edit Profile').click();
  await page.getByLabel('Title').fill('Head of Support');
  const dead = { status: 401, json: { detail: 'Token is invalid or expired', code: 'token_not_valid' } };
  await page.route('**/api/user/**', (route) => route.fulfill(dead));
  await button(page, 'Save Changes').click();
  await page.getByRole('alertdialog', { name: 'Alert!' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute('**/api/user/**');
  const email = accountEmail('staff');
  const known = await countMails(page.request, email);
  await givePassword(page, 'staff');
  await page.waitForURL(/\/(verify-otp|profile-tabs)/);
  if (page.url().endsWith('/verify-otp')) {
    await page.getByRole('textbox').first().click();
    await typeCode(page, await nextCode(page.request, email, known));
  }
  await expect(page).toHaveURL(/\/profile-tabs$/);
  await expect(page.getByLabel('Title')).toHaveValue('Head of Support');
  await button(page, 'Save Changes').click();
  await expect(page.getByText('User updated successfully.')).toBeVisible();
});

test('a 401 on the details that no renewal mends leads to the sign-in with a word', async ({
  page,
  watch,
}) => {
  watch.allow(/answered 401/);
  await signInAs(page, 'direct');
  const json = { detail: 'Given token not valid for any token type', code: 'token_not_valid' };
  await page.route('**/api/user/details/', (route) => route.fulfill({ status: 401, json }));
  await page.goto(profile);
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});
