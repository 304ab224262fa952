import type { Page } from '@playwright/test';
import {
  countText,
  openNotifications,
  replaceNotifications,
  rows,
  storedNotifications,
  unreadBell,
} from '../support/browser/notifications';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

test('lists notifications by day and keeps filters in the URL', async ({ page }) => {
  const storedList = await storedNotifications(page.request, 'superuser');
  const unread = storedList.filter(({ is_read }) => !is_read);
  const all = `${storedList.length} notifications`;
  await openNotifications(page, 'superuser');
  await expect(countText(page, all)).toBeVisible();
  await expect(page).toHaveTitle(`(${unread.length}) Notifications · PulseHub`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^(Today|Yesterday)$/);
  await expect(page.getByText(/^[A-Z][a-z]{2} \d\d, \d{4} at \d\d:\d\d$/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Unread', exact: true }).click();
  const some = `${unread.length} notifications (filtered from ${storedList.length} total)`;
  await expect(countText(page, some)).toBeVisible();
  await page.getByRole('tab', { name: 'PulseSHM' }).click();
  await page.getByPlaceholder('Search by title or message...').fill('STRAIN');
  await expect(page).toHaveURL('/notifications?read=unread&service=PulseSHM&q=STRAIN');
  await page.reload();
  await expect(page.getByRole('group', { name: 'Active Filters' })).toContainText('Search: "STRAIN"');
  await page.getByPlaceholder('Search by title or message...').fill('nothing like this');
  await expect(
    page.getByText('No notifications match your current filters. Try adjusting your search criteria.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear All' }).first().click();
  await expect(countText(page, all)).toBeVisible();
  await expect(page).toHaveURL(/\/notifications$/);

  await page.getByRole('button', { name: 'Date Range' }).click();
  await expect(page.getByPlaceholder('Early')).toBeVisible();
  await expect(page.getByPlaceholder('Continuous')).toBeVisible();
  await page.getByRole('button', { name: 'Last Month' }).click();
  await expect(page.getByPlaceholder('Early')).toHaveValue(/^[A-Z][a-z]{2} 01, \d{4}$/);
  await page.getByLabel('days up to today').fill('1');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(/\/notifications\?from=(\d{4}-\d\d-\d\d)&to=\1$/);
  await page.getByRole('button', { name: 'Clear Date Filter' }).click();
  await expect(countText(page, all)).toBeVisible();
});

test('launches the service of a notification, also in a new tab', async ({ page, context }) => {
  await openNotifications(page, 'superuser');
  const title = page.getByRole('link', { name: 'Strain limit reached on S-07' }).first();
  const opened = async (openService: () => Promise<void>) => {
    const [tab] = await Promise.all([context.waitForEvent('page'), openService()]);
    await expect(tab).toHaveURL(/\/dev\/companion\/shm/);
    await tab.close();
  };
  await opened(() => title.click({ modifiers: ['ControlOrMeta'] }));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('pulseshm');
  await page
    .getByRole('option', { name: /^PulseSHM/ })
    .first()
    .waitFor();
  await opened(() => page.keyboard.press('Control+Enter'));
  await title.click();
  await expect(page).toHaveURL(/\/dev\/companion\/shm/);
});

test('renders the visible part of 10,000, reached by keys and search', async ({ page }) => {
  const created_at = new Date().toISOString();
  const list = Array.from({ length: 10_000 }, (_, index) => ({
    id: 10_000 - index,
    title: `Sensor ${10_000 - index}`,
    message: 'No reading for 6 hours.',
    service: index % 2 ? 'PulseSHM' : 'PulseFin',
    is_read: index > 99,
    created_at,
    other_data: null,
  }));
  await page.routeWebSocket(/\/secure\//, () => {});
  await page.route('**/api/user/notification/', (route) => route.fulfill({ json: list }));
  await page.setViewportSize({ width: 1366, height: 860 });
  await signInAs(page, 'member', '/notifications');
  const fully = () =>
    rows(page).evaluateAll(
      (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
    );
  await expect.poll(fully).toBeGreaterThanOrEqual(5);
  await expect(countText(page, '10000 notifications')).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(40);
  await page.getByRole('textbox', { name: 'Search notifications' }).pressSequentially('sensor 1234');
  await expect(countText(page, '1 notification (filtered from 10000 total)')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear search' }).click();

  await expect(page.getByRole('feed', { name: 'Today' }).getByRole('article').first()).toHaveAttribute(
    'aria-setsize',
    '10000',
  );
  await rows(page).first().getByRole('checkbox').focus();
  for (let moves = 0; moves < 30; moves += 1) await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  const current = page.locator('article:focus');
  await expect(current).toHaveAttribute('aria-posinset', '30');
  await expect(current).toBeInViewport({ ratio: 1 });
  await current.getByRole('button', { name: /^Delete/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('1 notification deleted.');
  await expect(page.locator('article:focus')).toHaveAttribute('aria-setsize', '9999');
  // The page height changes while rows are measured.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return page.getByRole('heading', { name: 'Sensor 1', exact: true }).isVisible();
    })
    .toBe(true);
  expect(await rows(page).count()).toBeLessThan(40);
});

/** Its message stays while the mouse is on it. */
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test.describe('notification list', () => {
  test.beforeEach(async ({ page }) => {
    await replaceNotifications(page.request, 'member', 4);
    await openNotifications(page, 'member');
    await expect(rows(page)).toHaveCount(4);
  });

  test('shows marks immediately in every tab and undoes changes', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/notifications');
    await expect(unreadBell(other, 4)).toBeVisible();
    // Background tabs render once a second.
    await page.bringToFront();
    await rows(page)
      .first()
      .getByRole('button', { name: /^Mark as Read/ })
      .click();
    await expect(unreadBell(page, 3)).toBeVisible();
    await expect(unreadBell(other, 3)).toBeVisible();
    await page.getByRole('button', { name: 'Mark 3 as Read' }).click();
    await undo(page).hover();
    await expect(unreadBell(other, 0)).toBeVisible();
    await undo(page).click();
    await expect(unreadBell(page, 3)).toBeVisible();
    await expect(unreadBell(other, 3)).toBeVisible();

    const remove = rows(page)
      .first()
      .getByRole('button', { name: /^Delete/ });
    await remove.click();
    await undo(page).hover();
    await expect(rows(page)).toHaveCount(3);
    await undo(page).click();
    await expect(rows(page)).toHaveCount(4);
    await remove.click();
    await expect(rows(page)).toHaveCount(3);
    // Leaving the page makes the deletion final.
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
  });

  test('deletes a selection with Undo, keeps failed ones, and rolls back a failed mark', async ({
    page,
    watch,
  }) => {
    watch.allow(/answered 500/, /^failed: PATCH/, /^console/);
    let calls = 0;
    await page.route('**/api/user/notification/*/', (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback();
      calls += 1;
      return calls === 1 ? route.fulfill({ status: 500, json: { detail: 'x' } }) : route.fallback();
    });
    const selectAll = page.getByRole('checkbox', { name: 'Select All, Today' });
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
    const deleteThree = async () => {
      await selectAll.check();
      await page
        .getByRole('checkbox', { name: /^Select: / })
        .first()
        .uncheck();
      await expect(page.getByText('3 selected')).toBeVisible();
      await expect(selectAll).toHaveJSProperty('indeterminate', true);
      await page.getByRole('button', { name: 'Delete Selected' }).click();
      await expect(dialog).toContainText('Are you sure you want to delete the selected items?');
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await undo(page).hover();
      await expect(dialog).toBeHidden();
      await expect(rows(page)).toHaveCount(1);
    };
    await deleteThree();
    await undo(page).click();
    await expect(rows(page)).toHaveCount(4);
    expect(calls).toBe(0);

    await deleteThree();
    // Closing the message ends the time for Undo, and sends the deletion.
    await page.getByRole('button', { name: 'Close message' }).click();
    await expect(rows(page)).toHaveCount(2);
    expect(calls).toBe(3);
    await expect(page.getByText('1 notification could not be deleted.')).toBeVisible();
    await expect(page.getByText('1 selected')).toBeVisible();
    await expect(unreadBell(page, 2)).toBeVisible();

    await page.route('**/api/user/notification/*/', (route) => route.abort('connectionreset'));
    await rows(page)
      .first()
      .getByRole('button', { name: /^Mark as Read/ })
      .click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to update the notification' }),
    ).toBeVisible();
    await expect(unreadBell(page, 2)).toBeVisible();
  });

  test('supports single-key shortcuts', async ({ page }) => {
    await page.getByRole('button', { name: 'Unread', exact: true }).click();
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await undo(page).hover();
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).first()).toBeFocused();
    await undo(page).click();
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Clear All' }).press('Enter');
    await expect(rows(page).nth(1)).toBeFocused();

    const boxes = page.getByRole('checkbox', { name: /^Select: / });
    await boxes.nth(2).check();
    await page.getByRole('button', { name: 'Mark Selected as Read' }).press('Enter');
    await expect(rows(page).nth(2)).toBeFocused();
    await expect(unreadBell(page, 3)).toBeVisible();
    await boxes.nth(0).check();
    await page.getByRole('button', { name: 'Delete Selected' }).press('Enter');
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).first()).toBeFocused();

    await expect(unreadBell(page, 2)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(unreadBell(page, 1)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(unreadBell(page, 2)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.keyboard.press('x');
    await page.keyboard.press('#');
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toBeFocused();
  });
});
