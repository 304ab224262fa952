import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

test('shows the details of a session’s place on keyboard focus and on a click', async ({ page }) => {
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
