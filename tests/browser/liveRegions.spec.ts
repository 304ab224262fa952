import type { Page } from '@playwright/test';
import { announcementsOf, listenToAnnouncements } from '../support/browser/announcements';
import { signInAs, type AccountName } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';
import { png } from '../support/uploads';

/** What is done, and what a live region then says. */
const results: Record<
  string,
  [account: AccountName, address: string, act: (page: Page) => Promise<unknown>, said: RegExp]
> = {
  'a search for users': [
    'superuser',
    '/admin',
    (page) => page.getByRole('textbox', { name: /^Search/ }).fill('superuser@'),
    /^Showing 1 of \d+ users/,
  ],
  'a filter of users': [
    'superuser',
    '/admin',
    async (page) => {
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await page.getByLabel('Admin Privileges').selectOption('true');
      await page.locator('form button[type=submit]').click();
    },
    /^Showing \d of \d+ users/,
  ],
  'a search in the palette': [
    'superuser',
    '/dashboard',
    async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('superuser@');
      await expect(page.getByRole('option', { name: /superuser@/ })).toBeVisible();
    },
    /^1 result$/,
  ],
  'a filter of notifications': [
    'superuser',
    '/notifications',
    (page) => page.getByRole('button', { name: 'Unread', exact: true }).click(),
    /^\d+ notifications? \(filtered from \d+ total\)/,
  ],
  'an act on many notifications': [
    'superuser',
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
    'superuser',
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

for (const [name, [account, address, act, said]] of Object.entries(results))
  test(`says the result of ${name} once`, async ({ page }) => {
    await signInAs(page, account, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await listenToAnnouncements(page);
    await act(page);
    await expect.poll(() => announcementsOf(page, said)).toHaveLength(1);
    // Nothing says it again once the page is at rest.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    expect(await announcementsOf(page, said)).toHaveLength(1);
  });
