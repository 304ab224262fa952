import { accountEmail, seededTotpSecret } from '../../mock-server/seed/accounts';
import { countMails, nextCode } from '../support/browser/mail';
import { givePassword, signInThroughScreens, typeCode, type AccountName } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';
import { totpCode } from '../support/totpCode';

const heading = 'Welcome to PulseHub - Your Gate to DIC’s Innovations';

test.describe('every kind of account arrives', () => {
  const arrivals: [AccountName, RegExp, string][] = [
    ['member', /\/dashboard$/, 'a code by mail'],
    ['totp', /\/dashboard$/, 'an authenticator'],
    ['both', /\/dashboard$/, 'both codes'],
    ['direct', /\/dashboard$/, 'no second factor'],
    ['demo', /\/projects$/, 'a demo user'],
    ['demo-mfa', /\/dev\/companion\/demo\?/, 'a demo user with a code'],
  ];
  for (const [account, address, kind] of arrivals)
    test(`${kind} (${account})`, async ({ page }) => {
      await signInThroughScreens(page, account);
      await expect(page).toHaveURL(address);
    });
});

test('says what comes next, and welcomes at the end', async ({ page }) => {
  const email = accountEmail('staff');
  const known = await countMails(page.request, email);
  await page.goto('/login');
  await givePassword(page, 'staff');
  await expect(page.getByText('OTP sent successfully. Please verify.')).toBeVisible();
  await expect(page).toHaveURL(/\/verify-otp$/);
  await expect(page.getByRole('textbox', { name: 'Digit 1' })).toBeFocused();
  await typeCode(page, await nextCode(page.request, email, known));
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
});

test('takes a pasted code with a space in it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = accountEmail('member');
  const known = await countMails(page.request, email);
  await page.goto('/login');
  await givePassword(page, 'member');
  const code = await nextCode(page.request, email, known);
  await expect(page.getByRole('textbox').first()).toBeFocused();
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('empties the boxes after a wrong code and takes the right one', async ({ page, watch }) => {
  watch.allow(/answered 400: POST .*\/verify-otp\//);
  const email = accountEmail('member');
  const known = await countMails(page.request, email);
  await page.goto('/login');
  await givePassword(page, 'member');
  const code = await nextCode(page.request, email, known);
  const wrong = code === '000000' ? '111111' : '000000';
  await expect(page.getByRole('textbox').first()).toBeFocused();
  await typeCode(page, wrong);
  await expect(page.getByText('OTP verification failed')).toBeVisible();
  const boxes = await page.getByRole('textbox').all();
  expect(boxes).toHaveLength(6);
  for (const box of boxes) await expect(box).toHaveValue('');
  await expect(page.getByRole('textbox').first()).toBeFocused();
  await typeCode(page, code);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('refuses a wrong authenticator code with a sentence', async ({ page, watch }) => {
  watch.allow(/answered 400: POST .*\/verify-totp/);
  await page.goto('/login');
  await givePassword(page, 'totp');
  await expect(page.getByText('Enter the TOTP from your authenticator app.')).toBeVisible();
  const right = [-1, 0, 1].map((steps) => totpCode(seededTotpSecret, Date.now(), steps));
  const wrong = ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
  await page.getByRole('textbox').first().fill(wrong);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid TOTP code. Please try again.')).toBeVisible();
});

test('shows an inactive account the way to support', async ({ page, watch }) => {
  watch.allow(/answered 400: POST .*\/login\//);
  await page.goto('/login');
  await givePassword(page, 'inactive');
  const modal = page.getByRole('dialog', { name: 'Account Inactive' });
  await expect(modal).toContainText(
    'This account is not active. Please contact our support team for assistance.',
  );
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);
});

test('tells a wrong password and keeps what was typed', async ({ page, watch }) => {
  watch.allow(/answered 400: POST .*\/login\//);
  await page.goto('/login');
  const answered = page.waitForResponse('**/api/user/login/');
  await givePassword(page, 'member', 'not-the-password');
  const { non_field_errors } = (await (await answered).json()) as { non_field_errors: string[] };
  await expect(page.getByText(non_field_errors[0] ?? '-')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(accountEmail('member'));
});

test('says under the fields what is wrong before anything is sent', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
});

test('leads back to /login where a code screen is opened by itself', async ({ page }) => {
  await page.goto('/verify-otp');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/verify-both');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/verify-totp');
  await expect(page.getByText('Missing TOTP access token. Redirecting to login.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('leads an anonymous visitor to /login without going round, and then to where they wanted', async ({
  page,
}) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(frame.url());
  });
  await page.goto('/admin?x=1');
  await expect(page).toHaveURL(/\/login$/);
  await page.waitForTimeout(1500);
  expect(visited.length, visited.slice(0, 5).join()).toBeLessThanOrEqual(4);
  await givePassword(page, 'direct');
  await expect(page).toHaveURL(/\/admin\?x=1$/);
});
