import type { BrowserContext, Page } from '@playwright/test';
import { authorized, getSession } from '../support/browser/sessionCache';
import { signInAs, signInThroughScreens, submitPassword } from '../support/browser/signInAs';
import { startBuiltPortal } from '../support/browser/startBuiltPortal';
import { preferencesName } from '../support/browser/storeInPage';
import { expect, testTabs as test } from '../support/browser/test';

const services = (page: Page) => page.getByRole('link', { name: 'PulseSHM' });

const secondTab = async (context: BrowserContext, path = '/dashboard') => {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
};

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};

/** Ends the session from outside the portal. */
const endSessionOnServer = async ({ request }: Page, account: string) => {
  const session = await getSession(request, account);
  const data = { refresh: session.refresh, notification_key: session.user.notification_key };
  const response = await request.post('/api/user/logout/', { ...authorized(session), data });
  expect(response.ok(), await response.text()).toBe(true);
};

test('ends the session of every tab by a sign-out, and keeps only the preferences', async ({
  page,
  context,
}) => {
  await signInThroughScreens(page, 'member');
  await page.reload();
  const other = await secondTab(context);
  for (const tab of [page, other]) await expect(services(tab)).toBeVisible();
  await signOut(page);
  await expect(page.getByText('User logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key !== preferencesName)).toEqual([]);
});

test('reports an ended session and restores typed text', async ({ page, watch }) => {
  watch.allow(/answered 401/, /^console: WebSocket/);
  // The live connection would report the end first if the machine is busy.
  await page.routeWebSocket(/\/secure\//, () => {});
  await signInAs(page, 'direct', '/profile-tabs');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Title').fill('Head of Support');
  await endSessionOnServer(page, 'direct');
  await save.click();
  const dialog = page.getByRole('alertdialog', { name: 'Alert!' });
  await expect(dialog).toContainText('Session has expired. Please re-login to continue.');
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await submitPassword(page, 'direct');
  await expect(page).toHaveURL(/\/profile-tabs$/);
  await expect(page.getByLabel('Title')).toHaveValue('Head of Support');
  await save.click();
  await expect(page.getByText('User updated successfully.')).toBeVisible();
});

test('renews a token once for two tabs, also if rotated', async ({ page, context, watch }) => {
  watch.allow(/answered 401/);
  const rotating = await startBuiltPortal({ ROTATE_REFRESH: '1' });
  await page.goto(`${rotating.url}/login`);
  await submitPassword(page, 'direct');
  await expect(services(page)).toBeVisible();
  const other = await secondTab(context, `${rotating.url}/dashboard`);
  await expect(services(other)).toBeVisible();
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle');
  const readItem = (name: string) => page.evaluate((key) => localStorage.getItem(key) ?? '', name);
  const expired = new Set<string>();
  await context.route('**/api/user/**', (route) =>
    expired.has(route.request().headers().authorization ?? '') &&
    !route.request().url().includes('token-refresh')
      ? route.fulfill({ status: 401, json: { detail: 'Token is expired', code: 'token_not_valid' } })
      : route.fallback(),
  );
  let renewals = 0;
  await context.route('**/api/user/token-refresh/', (route) => {
    renewals += 1;
    return route.continue();
  });
  const refreshTokens = new Set([await readItem('refreshToken')]);
  for (const tabs of [[page, other], [other], [page], [other, page]]) {
    const token = await readItem('accessToken');
    expired.add(`Bearer ${token}`);
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const tab of tabs) await expect(services(tab)).toBeVisible();
    await expect.poll(() => readItem('accessToken')).not.toBe(token);
    // A renewal that the next reload cuts off would rightly be asked for again.
    for (const tab of [page, other]) await tab.waitForLoadState('networkidle');
    refreshTokens.add(await readItem('refreshToken'));
  }
  expect(refreshTokens.size).toBe(5);
  expect(renewals).toBe(4);
  await signOut(other);
  await expect(other.getByText('User logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await Promise.all([page.close(), other.close()]);
  await rotating.close();
});
