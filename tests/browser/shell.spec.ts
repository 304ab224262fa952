import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

test.describe('the avatar menu', () => {
  for (const [account, hasAdmin] of [
    ['superuser', true],
    ['direct', true],
    ['demo', false],
  ] as const)
    test(`${hasAdmin ? 'leads' : 'does not lead'} ${account} to the administration`, async ({ page }) => {
      await signInAs(page, account, '/there-is-no-such-page');
      await page.getByRole('button', { name: /Account menu/ }).click();
      await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Media Library' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Admin' })).toHaveCount(hasAdmin ? 1 : 0);
      await page.mouse.click(5, 500);
      await expect(page.getByRole('menu')).toBeHidden();
    });
});

test('counts what is unread, and what arrives within a second', async ({ page, browser, portal }) => {
  await signInAs(page, 'member');
  const bell = page.getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/none unread|\d+ unread/);
  const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);

  const office = await browser.newContext({ baseURL: portal.origin });
  const administrator = await office.newPage();
  await signInAs(administrator, 'superuser');
  const member = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { user_id: number }).user_id,
  );
  const status = await administrator.evaluate(async (user) => {
    const authorization = `Bearer ${localStorage.getItem('accessToken') ?? ''}`;
    const headers = { 'content-type': 'application/json', authorization };
    const access = await fetch(`/api/user/dic-services/?user_id=${user}`, { headers });
    const { dic_services_list } = (await access.json()) as { dic_services_list: { ai_hub?: boolean }[] };
    const body = JSON.stringify({ user, ai_hub: !dic_services_list[0]?.ai_hub });
    return (await fetch('/api/user/dic-services/', { method: 'POST', headers, body })).status;
  }, member);
  expect(status).toBeLessThan(300);
  await expect(bell).toHaveAccessibleName(new RegExp(`${before + 1} unread`), { timeout: 1000 });
  await office.close();
});

test('goes back and forward as a browser should', async ({ page }) => {
  await signInAs(page, 'superuser', '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await page.getByRole('link', { name: /^Notifications/ }).click();
  await expect(page).toHaveURL(/\/notifications/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await page.goForward();
  await expect(page).toHaveURL(/\/notifications/);
  await page.goBack();
  await page.goBack();
  expect(page.url()).not.toContain('/login');
});

test('remembers the colour scheme that somebody chose', async ({ page }) => {
  await signInAs(page, 'superuser');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('leads from an address that does not exist back to the dashboard', async ({ page }) => {
  await signInAs(page, 'superuser', '/there/is/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('says in the footer whose it is, and leads to the documentation of the API', async ({
  page,
  context,
}) => {
  await signInAs(page, 'superuser');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /API documentation/ }).click();
  const docs = await opening;
  await expect(docs).toHaveURL(/\/api\/docs/);
  await expect(docs.getByRole('heading', { level: 1 }).or(docs.locator('h2')).first()).toBeVisible();
});
