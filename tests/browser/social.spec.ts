import type { Page } from '@playwright/test';
import { accountEmail } from '../../mock-server/seed/accounts';
import { expect, test } from '../support/browser/test';

const through = async (page: Page, provider: string, account: string) => {
  await page.goto('/login');
  await page.getByRole('button', { name: provider }).click();
  await page.waitForURL('**/dev/social/*');
  await page.getByLabel('E-mail').fill(accountEmail(account));
  await page.getByRole('button', { name: 'Continue' }).click();
};

const ways = [
  ['Google', 'member', /\/dashboard$/],
  ['LinkedIn', 'demo', /\/projects$/],
  ['Microsoft', 'staff', /\/dashboard$/],
  ['Yahoo', 'newcomer', /\/dashboard$/],
] as const;

for (const [provider, account, arrival] of ways)
  test(`${provider} vouches for ${account}`, async ({ page }) => {
    const seenAt: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/social-login/')) seenAt.push(new URL(page.url()).search);
    });
    await through(page, provider, account);
    await expect(page).toHaveURL(arrival);
    expect(seenAt, 'the token is off the address before it is sent').toEqual(['']);
    await page.goBack();
    expect(page.url()).not.toContain('access_token');
  });

test('nobody gets in whose account is not active', async ({ page, watch }) => {
  watch.allow(/answered 400: POST .*\/social-login\//);
  await through(page, 'Google', 'inactive');
  await expect(
    page.getByText('This account is not active. Please contact our support team for assistance.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('says that it is at work, and waits without a frozen page', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/auth/social-login/**', async (route) => {
    await released;
    await route.fulfill({ json: { success: false } });
  });
  await page.goto('/social-auth-callback?access_token=given&type=google');
  await expect(page.getByText('Processing social login...')).toBeVisible();
  await expect(page).toHaveURL(/\/social-auth-callback$/);
  release();
  await expect(page.getByText('Login failed. Try again.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});
