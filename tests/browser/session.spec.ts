import type { BrowserContext, Page } from '@playwright/test';
import { openNotifications } from '../support/browser/notifications';
import { submitPassword, signInThroughScreens } from '../support/browser/signInAs';
import { startBuiltPortal } from '../support/browser/startBuiltPortal';
import { preferencesName } from '../support/browser/storeInPage';
import { expect, test } from '../support/browser/test';

const services = (page: Page) => page.getByRole('link', { name: 'PulseSHM' });

const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());

const secondTab = async (context: BrowserContext, path = '/dashboard') => {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
};

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};

/** Ends the session without the portal's code, as another browser would. */
const endSessionOnServer = (page: Page) =>
  page.evaluate(async () => {
    const [refresh, notification_key] = ['refreshToken', 'notificationKey'].map((key) =>
      localStorage.getItem(key),
    );
    await fetch('/api/user/logout/', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('accessToken') ?? ''}`,
      },
      body: JSON.stringify({ refresh, notification_key }),
    });
  });

test('keeps a session under the specified keys, after a reload and in a second tab, until a sign-out in one', async ({
  page,
  context,
}) => {
  await signInThroughScreens(page, 'direct');
  const keys = ['accessToken', 'refreshToken', 'notificationKey', 'user', 'persist:root'];
  expect(await keysOf(page)).toEqual(expect.arrayContaining(keys));
  await page.reload();
  await expect(services(page)).toBeVisible();
  const other = await secondTab(context);
  await expect(services(other)).toBeVisible();
  await expect(services(page)).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('User logged out successfully')).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
  expect((await keysOf(page)).filter((key) => key !== preferencesName)).toEqual([]);
});

test('sends the remember headers with every call, also with the first ones after a reload', async ({
  page,
}) => {
  await signInThroughScreens(page, 'member');
  const cookies = Object.fromEntries(
    (await page.context().cookies()).map(({ name, value }) => [name, value]),
  );
  const sent: Record<string, string | undefined>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) sent.push(request.headers());
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => sent.length).toBeGreaterThan(2);
  const remembered = { accept: 'application/json', 'x-rmt': cookies['X-RMT'], 'x-si': cookies['X-SI'] };
  for (const headers of sent) expect(headers).toMatchObject(remembered);
  expect(remembered['x-rmt']).toBeTruthy();
});

test('wipes the storage in a new browser session, except for the preferences', async ({ page, context }) => {
  await signInThroughScreens(page, 'direct');
  await page.evaluate((name) => {
    localStorage.setItem('left-behind', '1');
    const all = JSON.parse(localStorage.getItem(name) ?? '{}') as object;
    localStorage.setItem(name, JSON.stringify({ ...all, anyone: { theme: 'dark' } }));
  }, preferencesName);
  await page.close();
  const later = await secondTab(context);
  await expect(later).toHaveURL(/\/login$/);
  expect(await keysOf(later)).toEqual([preferencesName]);
  await expect(later.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('signs out, and in again, while the server does not respond to the sign-out', async ({
  page,
  watch,
}) => {
  watch.allow(/answered 401: POST .*\/api\/user\/logout\//);
  await signInThroughScreens(page, 'direct');
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/user/logout/', (route) =>
    late.then(() => route.fulfill({ status: 401, json: {} })),
  );
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  expect((await keysOf(page)).filter((key) => key !== preferencesName)).toEqual([]);
  await submitPassword(page, 'direct');
  await expect(services(page)).toBeVisible();
  answer();
  await page.reload();
  await expect(services(page)).toBeVisible();
});

test('sends a deletion that can still be undone in one tab before another tab signs out', async ({
  page,
  context,
}) => {
  await openNotifications(page, 'superuser');
  const other = await secondTab(context);
  await expect(services(other)).toBeVisible();
  const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page
    .getByRole('button', { name: /^Delete:/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await signOut(other);
  expect((await answered).ok()).toBe(true);
  await expect(other.getByText('User logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('shows a dialog when the session has ended, and returns to the page after a new sign-in', async ({
  page,
  watch,
}) => {
  watch.allow(/answered 401/, /^console: WebSocket/);
  await signInThroughScreens(page, 'direct');
  await page.goto('/dashboard?q=pulse');
  await expect(services(page)).toBeVisible();
  await endSessionOnServer(page);
  await page.getByRole('link', { name: /^Notifications/ }).click();
  await expect(page).toHaveURL(/\/notifications$/);
  await page.goBack();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const dialog = page.getByRole('alertdialog', { name: 'Alert!' });
  await expect(dialog).toContainText('Session has expired. Please re-login to continue.', {
    timeout: 30_000,
  });
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await submitPassword(page, 'direct');
  await expect(page).toHaveURL(/\/dashboard\?q=pulse$/);
});

test('shows that dialog too where the server renews the token of an ended session, but refuses the new one', async ({
  page,
  watch,
}) => {
  watch.allow(/answered 401/);
  await signInThroughScreens(page, 'direct');
  await expect(services(page)).toBeVisible();
  const refused = { status: 401, json: { detail: 'User is inactive', code: 'user_inactive' } };
  let renewals = 0;
  await page.route('**/api/**', (route) => {
    if (!route.request().url().includes('/token-refresh/')) return route.fulfill(refused);
    renewals += 1;
    return route.fallback();
  });
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Media Library' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Alert!' });
  await expect(dialog).toContainText('Session has expired. Please re-login to continue.');
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(renewals).toBe(1);
});

test('renews an expired token once for the calls of two tabs', async ({ page, context, watch }) => {
  watch.allow(/answered 401/);
  await signInThroughScreens(page, 'direct');
  const other = await secondTab(context);
  await expect(services(other)).toBeVisible();
  const ended = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  await context.route('**/api/user/**', (route) =>
    route.request().headers().authorization === `Bearer ${ended}`
      ? route.fulfill({ status: 401, json: { detail: 'Token is expired', code: 'token_not_valid' } })
      : route.fallback(),
  );
  let renewals = 0;
  await context.route('**/api/user/token-refresh/', async (route) => {
    renewals += 1;
    await Promise.all([page, other].map((tab) => tab.waitForLoadState()));
    await route.continue();
  });
  await Promise.all([page.reload(), other.reload()]);
  await expect(services(page)).toBeVisible();
  await expect(services(other)).toBeVisible();
  expect(renewals).toBe(1);
});

test('keeps the session of two tabs while the server rotates its refresh token', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/answered 401/);
  const rotating = await startBuiltPortal({ ROTATE_REFRESH: '1' });
  await page.goto(`${rotating.origin}/login`);
  await submitPassword(page, 'direct');
  await expect(services(page)).toBeVisible();
  const other = await secondTab(context, `${rotating.origin}/dashboard`);
  await expect(services(other)).toBeVisible();
  const stored = (name: string) => page.evaluate((key) => localStorage.getItem(key) ?? '', name);
  const expired = new Set<string>();
  await context.route('**/api/user/**', (route) =>
    expired.has(route.request().headers().authorization ?? '') &&
    !route.request().url().includes('token-refresh')
      ? route.fulfill({ status: 401, json: { detail: 'Token is expired', code: 'token_not_valid' } })
      : route.fallback(),
  );
  const refreshTokens = new Set([await stored('refreshToken')]);
  for (const tabs of [[page, other], [other], [page], [other, page]]) {
    expired.add(`Bearer ${await stored('accessToken')}`);
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const tab of tabs) await expect(services(tab)).toBeVisible();
    refreshTokens.add(await stored('refreshToken'));
  }
  expect(refreshTokens.size).toBe(5);
  await signOut(other);
  await expect(other.getByText('User logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await Promise.all([page.close(), other.close()]);
  await rotating.close();
});

test('opens /login with a message if the session was ended before the first load', async ({
  page,
  watch,
}) => {
  watch.allow(/answered 401/, /^console: WebSocket/);
  await signInThroughScreens(page, 'direct');
  await page.goto('/healthz');
  await endSessionOnServer(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
});
