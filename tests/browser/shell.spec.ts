import type { Locator, Request } from '@playwright/test';
import { accessibilityFindings } from '../support/browser/findings';
import { settle } from '../support/browser/settle';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

test('opens a page at the top and restores the scroll position on Back', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await signInAs(page, 'superuser', '/admin');
  const last = page.locator('tbody tr a').last();
  await expect(last).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  const before = await settle(page, () => page.evaluate(() => scrollY));
  expect(before).toBeGreaterThan(300);
  await last.click();
  await expect(page).toHaveURL(/\/user\/details\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(last).toBeVisible();
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(20);
});

test('links to the pages about the API and accessibility', async ({ page, context }) => {
  await signInAs(page, 'superuser');
  await expect(page.getByRole('contentinfo')).toContainText(/© \d{4}.*Version \d+\.\d+\.\d+/);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /API documentation/ }).click();
  const docs = await opening;
  await expect(docs).toHaveURL(/\/api\/docs/);
  // It renders under its CSP, and operations can be expanded.
  await docs
    .getByRole('button', { name: /POST.*\/api\/user\/login/ })
    .first()
    .click();
  await expect(docs.getByText('otp_access').first()).toBeVisible();

  const openingStatement = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Accessibility/ }).click();
  const statement = await openingStatement;
  await expect(statement.getByRole('heading', { name: 'Accessibility of PulseHub' })).toBeVisible();
  await expect(statement.getByRole('row', { name: /^1\.4\.10 Reflow Met/ })).toBeVisible();
  expect(await accessibilityFindings(statement)).toEqual([]);
});

/** Requests of each screen, and a text that marks it as loaded. */
const screens = [
  { path: '/dashboard', code: 'DashboardPage', asks: ['/api/user/dic-services/'], content: 'PulseSHM' },
  { path: '/admin', code: 'AdminPage', asks: ['/api/user/manage/'], content: 'Showing' },
  {
    path: '/notifications',
    code: 'NotificationsPage',
    asks: ['/api/user/dic-services/'],
    content: 'Newest First',
  },
  { path: '/folders', code: 'MediaLibrary', asks: ['/api/media-library-folder/'], content: 'Site Photos' },
  { path: '/projects', code: 'ProjectsPage', asks: ['/api/project/'], content: 'Title' },
  { path: '/profile-tabs', code: 'ProfilePage', asks: [], content: 'Account Details' },
];

test('loads each screen in few parallel requests without duplicates', async ({ page }) => {
  await signInAs(page, 'superuser', '/healthz');
  for (const { path, asks, content, code } of screens) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const pageScript = `**/assets/${code}-*.js`;
    await page.route(pageScript, async (route) => {
      await released;
      await route.continue();
    });
    const requests: URL[] = [];
    const record = (request: Request) => void requests.push(new URL(request.url()));
    page.on('request', record);
    const calls = () => requests.filter(({ pathname }) => pathname.startsWith('/api/'));

    await page.goto(path, { waitUntil: 'commit' });
    const early = [...asks, '/api/user/notification/', '/api/user/details/'];
    await expect.poll(() => calls().map(({ pathname }) => pathname)).toEqual(expect.arrayContaining(early));
    release();
    await expect(page.getByText(content).first()).toBeVisible();
    page.off('request', record);
    await page.unroute(pageScript);
    // Leaves the portal, so late requests do not count for the next screen.
    await page.goto('/healthz');

    const requestedUrls = calls().map(({ href }) => href);
    expect(new Set(requestedUrls).size, requestedUrls.join(' ')).toBe(requestedUrls.length);
    const scripts = requests.filter(({ pathname }) => pathname.endsWith('.js'));
    expect(scripts.length, path).toBeLessThanOrEqual(16);
    // Excludes service pictures, which are content, and view counts, loaded after the rows.
    const before = requestedUrls.filter((href) => !href.includes('page_size=1&'));
    expect(scripts.length + before.length + 1, path).toBeLessThanOrEqual(24);
  }
});

test('offers a new version without losing a page or input', async ({ page, watch }) => {
  watch.allow(/answered 404/, /dynamically imported/);
  await signInAs(page, 'superuser', '/profile-tabs');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const firstName = page.getByRole('textbox', { name: 'First Name' });
  await expect(firstName).toHaveValue('Sofia');
  await page.route('**/version.json', (route) => route.fulfill({ json: { build: 'next' } }));
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));

  const bell = page.getByRole('link', { name: /^Notifications/ });
  await firstName.fill('Sofie');
  await bell.hover();
  const notice = page.getByText('A new version is ready.', { exact: true });
  await expect(notice).toBeVisible();
  await page.mouse.move(10, 500);
  await expect(firstName).toBeFocused();

  const banner = page.getByRole('status').filter({ has: notice });
  const reload = banner.getByRole('button', { name: 'Reload', exact: true });
  const leaveDialog = page.waitForEvent('dialog');
  const pressed = reload.click();
  await (await leaveDialog).dismiss();
  await pressed;
  await expect(firstName).toHaveValue('Sofie');
  await expect(notice).toBeVisible();

  await firstName.fill('Sofia');
  await bell.click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.unroute('**/assets/*.js');
  // Chromium blocks sockets to the local server from a page of page.route.
  watch.allow(/LOCAL_NETWORK_ACCESS/);
  await page.route('**/notifications', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(name="version" data-build=")[^"]*(" content=")[^"]*/,
      '$1next$29.9.9',
    );
    await route.fulfill({ response, body });
  });
  await reload.click();
  await expect(page.getByRole('contentinfo')).toContainText('Version 9.9.9');
  await expect(page.getByText('Newest First').first()).toBeVisible();
  await expect(notice).toBeHidden();
});

test('prefetches the page of a menu entry on keyboard focus, not on opening', async ({ page }) => {
  await signInAs(page, 'superuser');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const isFetched = (name: string) => requested.some((url) => url.includes(`/assets/${name}-`));
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.getByRole('menuitem', { name: 'Admin' }).hover();
  await expect.poll(() => isFetched('AdminPage')).toBe(true);
  expect(isFetched('ProfilePage')).toBe(false);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => isFetched('ProfilePage')).toBe(true);
});

test('links the top bar to the projects, by one button on a phone', async ({ page }) => {
  await signInAs(page, 'direct');
  const link = page.getByRole('link', { name: 'Skip to content' });
  await link.focus();
  await expect(link).toHaveCSS('transform', 'none');
  const nav = page.getByRole('navigation', { name: 'Main menu' });
  await expect(nav.getByRole('link')).toHaveText(['Dashboard', 'Projects', 'Admin']);
  await nav.getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(nav.getByRole('link')).toHaveCount(0);
  await nav.getByRole('button', { name: 'Main menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Projects' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('shows messages in one place, and dialogs over the whole window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signInAs(page, 'superuser', '/folders');
  const button = page.getByRole('button', { name: 'New Folder' }).first();
  const heading = page.locator('h1');
  const message = page.locator('[data-toast]').filter({ hasText: 'created' });
  const getBox = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

  const before = await settle(page, () => getBox(heading));
  await button.click();
  // The backdrop covers the gutter of the scrollbar too, and the page keeps its place.
  await expect.poll(async () => (await getBox(page.locator('.MuiBackdrop-root'))).width).toBe(1366);
  await expect.poll(async () => (await getBox(heading)).x).toBe(before.x);
  await page.getByRole('dialog').getByRole('textbox').fill('At the top');
  await page.keyboard.press('Enter');
  // Keeps the message from going.
  await message.hover();
  await expect(button).toBeFocused();
  const isAtTop = async () => {
    const { y, right } = await getBox(message);
    return y < 100 && right > 1300;
  };
  await expect.poll(isAtTop).toBe(true);
  await message.getByRole('button', { name: 'Close message' }).click();
  await expect(message).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await button.click();
  await page.getByRole('dialog').getByRole('textbox').fill('At the bottom');
  await page.keyboard.press('Enter');
  await message.hover();
  await expect.poll(async () => (await getBox(message)).y).toBeGreaterThan(600);
});
