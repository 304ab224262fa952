import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../support/browser/findings';
import { signInAs } from '../support/browser/signInAs';
import { expect, test as base } from '../support/browser/test';

/** Uses a separate context, since a fake clock stays installed. */
const test = base.extend<{ clockPage: Page }>({
  clockPage: async ({ browser, portal }, provide) => {
    const context = await browser.newContext({ baseURL: portal.url });
    await provide(await context.newPage());
    await context.close();
  },
});

const serveNotice = (page: Page, notice: object) =>
  page.route('**/notice.json', (route) => route.fulfill({ json: notice }));

test('shows a notice as plain text on every screen until hidden', async ({ page }) => {
  const english = 'Maintenance <b>tonight</b>';
  await serveNotice(page, { level: 'warning', text: { en: english, fr: 'Maintenance ce soir' } });
  await page.goto('/login');
  await expect(page.getByText(english)).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await signInAs(page, 'direct', '/dashboard');
  await expect(page.getByText(english)).toBeVisible();
  await page.getByRole('button', { name: 'Hide this notice' }).click();
  await expect(page.getByText(english)).toBeHidden();
  const response = page.waitForResponse('**/notice.json');
  await page.reload();
  await response;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(english)).toBeHidden();
});

test('shows and hides a notice on time and replaces it without a reload', async ({ clockPage: page }) => {
  await page.clock.install({ time: '2026-01-01T07:59:00Z' });
  await serveNotice(page, {
    from: '2026-01-01T08:00:00Z',
    until: '2026-01-01T08:01:00Z',
    text: 'Down for a minute',
  });
  await page.goto('/login');
  const response = page.waitForResponse('**/notice.json');
  await page.clock.runFor(10_000);
  await response;
  await expect(page.getByText('Down for a minute')).toBeHidden();
  await page.clock.runFor(55_000);
  await expect(page.getByText('Down for a minute')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByText('Down for a minute')).toBeHidden();
  await serveNotice(page, { level: 'error', text: 'The API is down' });
  // In small steps, because the time limit of the reading must not pass before its answer comes.
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page.getByText('The API is down')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('reports an unresponsive server and retries automatically', async ({ clockPage: page }) => {
  await signInAs(page, 'direct', '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.install();
  await page.route('**/api/project/**', (route) =>
    route.fulfill({ status: 502, body: '<html>Bad Gateway</html>' }),
  );
  await page.goto('/projects');
  const message = page.getByText('The server is not responding at the moment. PulseHub keeps trying.');
  await expect(message).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.unroute('**/api/project/**');
  await page.clock.runFor(16_000);
  await expect(message).toBeHidden();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
});
