import { randomUUID } from 'node:crypto';
import { accountEmail, seededPassword } from '../../mock-server/dev/accounts';
import { signInByApi } from '../support/browser/sessionCache';
import { createUser } from '../support/browser/createUser';
import { signInAs, signInThroughScreens } from '../support/browser/signInAs';
import { forgetSession } from '../support/browser/storeInPage';
import { expect, test } from '../support/browser/test';
import { withRetries } from '../support/browser/withRetries';

test('keeps session columns wide and shows location details on focus', async ({ page }) => {
  await signInAs(page, 'superuser', '/user/details/1?tab=sessions');
  const heads = page.getByRole('table', { name: 'Current Session' }).getByRole('columnheader');
  await expect(heads.first()).toBeVisible();
  for (const width of [1920, 1100, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const getMinWidth = () =>
      heads.evaluateAll((all) => Math.min(...all.map((head) => head.getBoundingClientRect().width)));
    await expect.poll(getMinWidth).toBeGreaterThanOrEqual(100);
  }

  await page.goto('/profile-tabs?tab=sessions');
  const locationButton = page.getByRole('button', { name: 'Local network' }).first();
  await page.getByRole('button', { name: 'Logout Current' }).focus();
  // Past the two times, whose dates are in tooltips.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(locationButton).toBeFocused();
  await expect(page.getByRole('tooltip')).toContainText('Location: Local network');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await locationButton.click();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('ends other sessions by Not me and opens Reset Password', async ({ page }) => {
  await signInAs(page, 'superuser', '/admin');
  const account = `notme.${randomUUID()}`;
  const passwords = { password: seededPassword, confirm_password: seededPassword };
  const { id, email } = await createUser(page, account, passwords);
  expect(email).toBe(accountEmail(account));
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  await page.request.patch(`/api/user/manage/${id}/`, {
    headers: { authorization: `Bearer ${token}` },
    data: { max_active_sessions: 3 },
    ...withRetries,
  });
  await signInByApi(page.request, account);
  await forgetSession(page);
  await signInThroughScreens(page, account);
  await page.goto('/profile-tabs?tab=sessions');
  await expect(page.getByRole('heading', { name: 'Active Sessions (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Not me' }).click();
  await page.getByRole('button', { name: 'Logout All Others' }).click();
  await expect(page).toHaveURL(/tab=security$/);
  await expect(page.getByLabel('Old Password')).toBeFocused();
  await page.getByRole('tab', { name: 'Active Session' }).click();
  await expect(page.getByRole('heading', { name: 'Active Sessions (1)' })).toBeVisible();
});
