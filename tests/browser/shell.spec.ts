import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

test('goes back and forward as a browser should, from an address that does not exist too', async ({
  page,
}) => {
  await signInAs(page, 'superuser', '/there/is/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await page.getByRole('link', { name: /^Notifications/ }).click();
  await expect(page).toHaveURL(/\/notifications/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await page.goForward();
  await expect(page).toHaveURL(/\/notifications/);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('remembers the colour scheme that somebody chose, and leads to the documentation of the API', async ({
  page,
  context,
}) => {
  await signInAs(page, 'superuser');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await expect(page.getByRole('contentinfo')).toContainText(/© \d{4}/);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /API documentation/ }).click();
  const docs = await opening;
  await expect(docs).toHaveURL(/\/api\/docs/);
  // Drawn within its policy, every call openable.
  await docs
    .getByRole('button', { name: /POST.*\/api\/user\/login/ })
    .first()
    .click();
  await expect(docs.getByText('otp_access').first()).toBeVisible();
});
