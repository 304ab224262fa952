import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

test('shows the sessions in columns of at least 100 px, and the details of a place on focus and on a click', async ({
  page,
}) => {
  await signInAs(page, 'superuser', '/user/details/1?tab=sessions');
  const heads = page.getByRole('table', { name: 'Current Session' }).getByRole('columnheader');
  await expect(heads.first()).toBeVisible();
  for (const width of [1920, 1100, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const least = () =>
      heads.evaluateAll((all) => Math.min(...all.map((head) => head.getBoundingClientRect().width)));
    await expect.poll(least).toBeGreaterThanOrEqual(100);
  }

  await page.goto('/profile-tabs?tab=sessions');
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
