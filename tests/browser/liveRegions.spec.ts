import type { Page, Request } from '@playwright/test';
import { getAnnouncements, listenToAnnouncements } from '../support/browser/announcements';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';
import { png } from '../support/uploads';

/** Actions and their announcements in a live region. */
const results: Record<
  string,
  [address: string, run: (page: Page) => Promise<unknown>, announcement: RegExp]
> = {
  'a search for users': [
    '/admin',
    (page) => page.getByRole('textbox', { name: /^Search/ }).fill('superuser@'),
    /^Showing 1 of \d+ users/,
  ],
  'a filter of users': [
    '/admin',
    async (page) => {
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await page.getByLabel('Admin Privileges').selectOption('true');
      await page.locator('form button[type=submit]').click();
    },
    /^Showing \d of \d+ users/,
  ],
  'a search in the palette': [
    '/dashboard',
    async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('superuser@');
      await expect(page.getByRole('option', { name: /superuser@/ })).toBeVisible();
    },
    /^1 result$/,
  ],
  'a filter of notifications': [
    '/notifications',
    (page) => page.getByRole('button', { name: 'Unread', exact: true }).click(),
    /^\d+ notifications? \(filtered from \d+ total\)/,
  ],
  'a bulk action on notifications': [
    '/notifications',
    async (page) => {
      await page
        .getByRole('checkbox', { name: /^Select: / })
        .nth(0)
        .check();
      await page
        .getByRole('checkbox', { name: /^Select: / })
        .nth(1)
        .check();
      await page.getByRole('button', { name: 'Mark Selected as Read' }).click();
    },
    /notifications? marked as read\./,
  ],
  'an upload': [
    '/folders/1/reports-2026',
    (page) =>
      page
        .getByRole('main')
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'said once.png', mimeType: 'image/png', buffer: png }),
    /File uploaded successfully!/,
  ],
};

for (const [name, [address, run, announcement]] of Object.entries(results))
  test(`announces the result of ${name} once`, async ({ page }) => {
    const running = new Set<Request>();
    page.on('request', (request) => running.add(request));
    page.on('requestfinished', (request) => running.delete(request));
    page.on('requestfailed', (request) => running.delete(request));
    const waitForNetworkIdle = () => expect.poll(() => running.size).toBe(0);
    await signInAs(page, 'superuser', address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    await waitForNetworkIdle();
    await listenToAnnouncements(page);
    await run(page);
    await expect.poll(() => getAnnouncements(page, announcement)).toHaveLength(1);
    await waitForNetworkIdle();
    expect(await getAnnouncements(page, announcement)).toHaveLength(1);
  });
