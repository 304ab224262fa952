import { randomUUID } from 'node:crypto';
import { createUserWithSession } from '../support/browser/createUser';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

test('shows location details on focus', async ({ page }) => {
  await signInAs(page, 'superuser', '/profile-tabs?tab=sessions');
  const locationButton = page.getByRole('button', { name: 'Local network' }).first();
  await page.getByRole('button', { name: 'Logout Current' }).focus();
  // Past the two times, whose dates are in tooltips.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(locationButton).toBeFocused();
  // Those of the two times may not be gone yet.
  const tooltip = page.getByRole('tooltip').filter({ hasText: 'Location: Local network' });
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await locationButton.click();
  await expect(tooltip).toBeVisible();
});

test('ends other sessions by Not me and opens Reset Password', async ({ page }) => {
  const account = `notme.${randomUUID()}`;
  await createUserWithSession(page, account);
  await signInAs(page, account, '/profile-tabs?tab=sessions');
  await expect(page.getByRole('heading', { name: 'Active Sessions (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Not me' }).click();
  await page.getByRole('button', { name: 'Logout All Others' }).click();
  await expect(page).toHaveURL(/tab=security$/);
  await expect(page.getByLabel('Old Password')).toBeFocused();
  await page.getByRole('tab', { name: 'Active Session' }).click();
  await expect(page.getByRole('heading', { name: 'Active Sessions (1)' })).toBeVisible();
});
