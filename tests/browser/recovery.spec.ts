import { randomUUID } from 'node:crypto';
import { accountEmail } from '../../mock-server/dev/accounts';
import { nextCode, nextMail } from '../support/browser/mail';
import { registerUser } from '../support/browser/registerUser';
import { expect, test } from '../support/browser/test';

test('registers with a password that meets the rules, resets it and opens the dashboard', async ({
  page,
}) => {
  const email = `nadia-${randomUUID()}@example.com`;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  // The sign-in form has a field of the same name.
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Full Name').fill('Nadia Laurent');
  const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await page.getByLabel('Password', { exact: true }).fill('cross');
  await expect(rule('At least 6 characters')).toContainText('(not met yet)');
  await page.getByLabel('Password', { exact: true }).fill('crossing-312');
  await expect(rule('At least 6 characters')).toContainText('(met)');
  await expect(rule('Both passwords are the same')).toContainText('(not met yet)');
  await page.getByLabel('Confirm Password').fill('crossing-312');
  await expect(rule('Both passwords are the same')).toContainText('(met)');
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
  await page.keyboard.type(code);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('removes an emailed link from the URL and history', async ({ page, request }) => {
  const email = accountEmail(await registerUser(request, 'forgetful'));
  await request.get('/api/user/forget-password/', { params: { email } });
  const { link } = await nextMail(request, email, 0);
  const seenAt: string[] = [];
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname.startsWith('/api/')) seenAt.push(page.url());
  });
  const open = async () => {
    await page.goto(new URL(link ?? '').pathname);
    await expect(page).toHaveURL(/\/reset-password$/);
  };

  await open();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Open the link again' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a New One' }).click();
  await expect(page).toHaveURL(/\/password-forget$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/reset-password$/);

  await open();
  await page.getByLabel('New password').fill('PulseHub!2026');
  await page.getByLabel('Confirm').fill('PulseHub!2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  expect(seenAt.length).toBeGreaterThan(0);
  expect(seenAt.filter((url) => url.includes('/reset-password/'))).toEqual([]);
});
