import { randomUUID } from 'node:crypto';
import { accountEmail } from '../../mock-server/dev/accounts';
import { countMails, nextCode, nextMail } from '../support/browser/mail';
import { typeCode } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

/** A unique address, so that no other test reads its mails or uses its password. */
const newcomer = (name: string) => `${name}-${randomUUID()}@example.com`;

test('registers a user, resets the forgotten password and opens the dashboard', async ({ page }) => {
  const email = newcomer('nadia');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Full Name').fill('Nadia Laurent');
  await page.getByLabel('Password', { exact: true }).fill('crossing-312');
  await page.getByLabel('Confirm Password').fill('crossing-312');
  await page.keyboard.press('Enter');
  await expect(page.getByText('User registered successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/password-forget\/reset$/);
  const mail = await nextMail(page.request, email, 0);
  await page.getByLabel('Reset code').fill(mail.code ?? '');
  await page.getByLabel('New password').fill('lantern-crossing');
  await page.getByLabel('Confirm').fill('lantern-crossing');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/verify-otp$/);
  const code = await nextCode(page.request, email, 1);
  await expect(page.getByLabel('Digit 1')).toBeFocused();
  await typeCode(page, code);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('removes a mailed link from the address and the history, accepts it once, and forgets it on reload', async ({
  page,
  watch,
}) => {
  watch.allow(/answered 400: POST .*\/password-set-confirm/);
  const email = accountEmail('newcomer');
  const mailsBefore = await countMails(page.request, email);
  await page.request.get('/api/user/forget-password/', { params: { email } });
  const { link } = await nextMail(page.request, email, mailsBefore);
  const seenAt: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) seenAt.push(page.url());
  });
  const open = () => page.goto(new URL(link ?? '').pathname);
  const reset = async () => {
    await page.getByLabel('New password').fill('PulseHub!2026');
    await page.getByLabel('Confirm').fill('PulseHub!2026');
    await page.keyboard.press('Enter');
  };

  await open();
  await expect(page).toHaveURL(/\/reset-password$/);
  await reset();
  await expect(page).toHaveURL(/\/login$/);
  expect(seenAt.length).toBeGreaterThan(0);
  expect(seenAt.filter((url) => url.includes('/reset-password/'))).toEqual([]);

  await open();
  await reset();
  await expect(page.getByText('This link is invalid, has expired or has already been used.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Open the link again' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new one' }).click();
  await expect(page).toHaveURL(/\/password-forget$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/reset-password$/);
});

test('rates a new password while it is typed, and loads the meter only on the first focus', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/register');
  await page.getByLabel('Email').fill('nadia@example.com');
  expect(scripts.filter((url) => url.includes('worker'))).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill('password');
  const meter = page.getByRole('meter', { name: 'Password strength' });
  await expect(meter).toHaveAttribute('aria-valuetext', 'Very easy to guess', { timeout: 20_000 });
  await page.getByLabel('Password', { exact: true }).fill('lantern crossing velvet');
  await expect(meter).toHaveAttribute('aria-valuetext', /[Gg]ood/);
});
