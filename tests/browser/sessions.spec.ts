import { signInAs, signInThroughScreens } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

test('the place of a session tells its details to the keyboard and to a finger', async ({ page }) => {
  await signInAs(page, 'superuser', '/profile-tabs?tab=sessions');
  const place = page.getByRole('button', { name: 'Local network' }).first();
  await page.getByRole('button', { name: 'Logout Current' }).focus();
  await page.keyboard.press('Tab');
  await expect(place).toBeFocused();
  await expect(page.getByRole('tooltip')).toContainText('Location: Local network');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await place.click();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('the current session is left after a question, and is over on the server', async ({ page, request }) => {
  await signInThroughScreens(page, 'newcomer');
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await page.goto('/profile-tabs?tab=sessions');
  await page.getByRole('button', { name: 'Logout Current' }).click();
  await page.getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const answer = await request.get('/api/user/details/', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});
