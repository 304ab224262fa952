import type { Page, Request } from '@playwright/test';
import { accountEmail } from '../../mock-server/dev/accounts';
import { createUserWithSession } from '../support/browser/createUser';
import { countMails, nextCode } from '../support/browser/mail';
import { registerUser } from '../support/browser/registerUser';
import { submitPassword, signInAs, signInThroughScreens } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';
import { totpCode } from '../support/totpCode';

const profile = '/profile-tabs';
const security = '/profile-tabs?tab=security';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Draws a wide picture on a canvas. */
const makePicture = async (page: Page): Promise<Buffer> => {
  const dataUrl = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 800;
    canvas.getContext('2d')?.fillRect(0, 0, 600, 800);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
};

const isSave = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/user/details/';

test('rejects a file that is not a picture, crops one by keyboard and saves it', async ({ page }) => {
  await signInAs(page, 'direct', profile);
  await button(page, 'Edit Profile').click();
  await page.getByLabel('First Name').fill('Delia');
  for (const mimeType of ['text/plain', 'image/png']) {
    const notAPicture = { name: 'notes', mimeType, buffer: Buffer.from('no picture') };
    await page.locator('input[type=file]').setInputFiles(notAPicture);
    // Keeps the message from going.
    await page.getByText('This file is not a PNG, JPG, GIF or WebP picture.').hover();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Close message' }).click();
  }
  const buffer = await makePicture(page);
  const file = { name: 'wide.png', mimeType: 'image/png', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  const area = page.getByRole('group', { name: 'Crop area' });
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('ArrowRight');
  await button(page, 'Use Picture').click();
  await expect(page.getByText('New picture, not saved yet.')).toBeVisible();
  const save = page.waitForRequest(isSave);
  await button(page, 'Save Changes').click();
  const body = (await (await save).allHeaders())['content-type'];
  expect(body).toMatch(/^multipart\/form-data/);
  await expect(page.getByText('User updated successfully.')).toBeVisible();
  const avatarImage = page.locator('header img');
  await expect(avatarImage).toHaveAttribute('src', /\/files\/pictures\/.+\.webp$/);
  const size = await page.evaluate(
    async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob());
      return [picture.width, picture.height];
    },
    (await avatarImage.getAttribute('src')) ?? '',
  );
  expect(size).toEqual([512, 512]);
  await expect(page.getByLabel('First Name')).toHaveValue('Delia');
});

test('sets up an authenticator and ends other sessions', async ({ page }) => {
  const account = 'new.authenticator';
  await createUserWithSession(page, account);
  await signInAs(page, account, security);
  await button(page, 'Choose Verification Method').click();
  await page.getByRole('radio', { name: 'Email + Authenticator' }).check();
  await button(page, 'Confirm').click();
  await expect(page.getByText('MFA Type updated successfully.')).toBeVisible();

  await button(page, 'Show QR Code').click();
  const secret = await page.getByText(/^[A-Z2-7]{16,}$/).innerText();
  await page.getByLabel('Test your authenticator').fill(totpCode(secret, Date.now()));
  await expect(page.getByText('Correct. Your authenticator works.')).toBeVisible();
  await button(page, 'Close').click();
  await button(page, 'Logout My Other Sessions').click();
  await expect(page.getByText(/^\d+ session\(s\) logged out successfully\.$/)).toBeVisible();
  await expect(button(page, 'Logout My Other Sessions')).toBeHidden();
});

test('ends the session on a password change', async ({ page, request, watch }) => {
  const account = await registerUser(request, 'new.password');
  const email = accountEmail(account);
  await signInAs(page, account, security);
  const mailsBefore = await countMails(page.request, email);
  await button(page, 'Send code').click();
  const code = await nextCode(page.request, email, mailsBefore);
  await page.getByLabel('Old Password').fill('PulseHub!2026');
  await page.getByLabel('New Password', { exact: true }).fill('crossing-312');
  await page.getByLabel('Confirm New Password').fill('crossing-312');
  await page.getByLabel('MFA Code').fill(code);
  await button(page, 'Update Password').click();
  await expect(page.getByText('Password updated successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  const storageText = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(storageText).not.toMatch(/accessToken|crossing-312/);

  watch.allow(/answered 40[01]: POST .*\/login\//);
  await submitPassword(page, account);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await signInThroughScreens(page, account, 'crossing-312');
});
