import type { Locator, Page } from '@playwright/test';
import { settle } from '../support/browser/settle';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

interface List {
  address: string;
  rows: (page: Page) => Locator;
  /** Text of the selection bar for one row. */
  title: string | RegExp;
  action: string;
}

const lists: Record<string, List> = {
  users: {
    address: '/admin?perPage=20',
    rows: (page) => page.getByRole('table', { name: 'Users' }).locator('tbody tr'),
    title: '1 User(s) Selected',
    action: 'Send Email',
  },
  'the media library': {
    address: '/folders/1/reports-2026',
    rows: (page) => page.locator('tbody tr'),
    title: '1 selected',
    action: 'Delete',
  },
  notifications: {
    address: '/notifications',
    rows: (page) => page.getByRole('article'),
    // The first row may fold several.
    title: /^\d+ selected$/,
    action: 'Delete Selected',
  },
};

const getTop = (row: Locator) => row.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Pixels between the row and the selection bar below it. */
const getRoom = (row: Locator) =>
  row.evaluate((element) => {
    const bar = document.querySelector('[data-selection-bar]');
    return (bar?.getBoundingClientRect().top ?? Number.NaN) - element.getBoundingClientRect().bottom;
  });

for (const [name, { address, rows, title, action }] of Object.entries(lists))
  test(`keeps the layout and the actions visible when selecting a row of ${name}`, async ({ page }) => {
    await signInAs(page, 'superuser', address);
    for (const [width, height] of [
      [1366, 700],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const first = rows(page).first();
      await expect(first).toBeVisible();
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
      const box = first.getByRole('checkbox');
      await box.scrollIntoViewIfNeeded();
      const before = await settle(page, () => getTop(first));
      await box.check();
      const bar = page.getByRole('region', { name: title });
      await expect(bar).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible();
      await expect.poll(() => getTop(first)).toBe(before);

      const places = [0, 400, 100_000];
      for (const top of places) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        await expect(bar.getByRole('button', { name: action })).toBeInViewport({ ratio: 1 });
      }
      // At the end of the page, the bar disappears without moving the list.
      const last = rows(page).last();
      await expect.poll(() => getRoom(last)).toBeGreaterThanOrEqual(0);
      const lastTop = await settle(page, () => getTop(last));
      await bar.getByRole('button', { name: 'Clear Selection' }).click();
      await expect(bar).toBeHidden();
      await expect.poll(() => getTop(last)).toBe(lastTop);
    }
  });

test('never covers the focused row with the selection bar', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await signInAs(page, 'superuser', '/admin?perPage=20');
  const table = page.getByRole('table', { name: 'Users' });
  await table.getByRole('checkbox').first().check();
  const bar = page.getByRole('region', { name: '20 User(s) Selected' });
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Send Email' }).focus();
  // The rows, from the table's checkbox on.
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement;
      const barBox = document.querySelector('[data-selection-bar]')?.getBoundingClientRect();
      const box = focused?.getBoundingClientRect();
      return Boolean(box && barBox && focused?.closest('table') && box.bottom > barBox.top);
    });
    expect(isCovered, `step ${step}`).toBe(false);
  }
  expect(await page.evaluate(() => document.activeElement?.closest('table') !== null)).toBe(true);
});
