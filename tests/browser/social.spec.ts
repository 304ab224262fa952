import { accountEmail } from '../../mock-server/dev/accounts';
import { expect, test } from '../support/browser/test';

test('signs in through a provider after removing the token from the URL', async ({ page }) => {
  const seenAt: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/social-login/')) seenAt.push(new URL(page.url()).search);
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'LinkedIn' }).click();
  await page.waitForURL('**/dev/social/*');
  await page.getByLabel('Email').fill(accountEmail('demo'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/projects$/);
  expect(seenAt).toEqual(['']);
  await page.goBack();
  expect(page.url()).not.toContain('access_token');
});
