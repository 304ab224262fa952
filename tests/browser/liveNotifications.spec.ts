import type { Page } from '@playwright/test';
import { sendNotification } from '../support/browser/changeUser';
import {
  expectConnection,
  openNotifications,
  replaceNotifications,
  rows,
  unreadBell,
} from '../support/browser/notifications';
import { settle } from '../support/browser/settle';
import { expect, testTabs as test } from '../support/browser/test';

test.describe('live connection', () => {
  test('is shared by all tabs and moves to another when one closes', async ({ page, context, request }) => {
    const sockets: string[] = [];
    const recordSockets = (tab: Page) => tab.on('websocket', (socket) => sockets.push(socket.url()));
    const userId = await replaceNotifications(request, 'member', 0);
    recordSockets(page);
    await openNotifications(page, 'member');
    const other = await context.newPage();
    const third = await context.newPage();
    for (const tab of [other, third]) {
      recordSockets(tab);
      await tab.goto('/notifications');
      await expectConnection(tab, 'open').toBeAttached();
    }
    expect(sockets).toHaveLength(1);

    await sendNotification(request, userId);
    await Promise.all([page, other, third].map((tab) => expect(rows(tab)).toHaveCount(1)));
    await page.close();
    await expect.poll(() => sockets.length).toBe(2);
    await sendNotification(request, userId);
    await Promise.all([other, third].map((tab) => expect(rows(tab)).toHaveCount(2)));
    const crashed = other.waitForEvent('crash');
    await Promise.all([crashed, other.goto('chrome://crash').catch(() => undefined)]);
    await expect.poll(() => sockets.length).toBe(3);
    await sendNotification(request, userId);
    await expect(rows(third)).toHaveCount(3);
  });

  test('receives missed updates once', async ({ page, context, request, portal, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION_RE(FUSED|SET)/, /WebSocket/);
    const userId = await replaceNotifications(request, 'member', 1);
    await openNotifications(page, 'member');
    await expect(rows(page)).toHaveCount(1);
    await context.setOffline(true);
    await sendNotification(request, userId);
    await sendNotification(request, userId);
    await context.setOffline(false);
    await expect(rows(page)).toHaveCount(3);
    await expect(unreadBell(page, 3)).toBeVisible();

    await portal.end('SIGKILL');
    await expectConnection(page, 'lost').toHaveText('Reconnecting...');
    await expect(rows(page)).toHaveCount(3);
    await portal.restart();
    await sendNotification(request, userId);
    // Takes up to a minute if the server was not back for the first attempt.
    await expectConnection(page, 'open').toBeEmpty({ timeout: 75_000 });
    await expect(rows(page)).toHaveCount(4);
    await expect(unreadBell(page, 4)).toBeVisible();
  });

  test('adds new notifications at the top and keeps the scroll position', async ({ page, request }) => {
    const userId = await replaceNotifications(request, 'member', 12);
    await openNotifications(page, 'member');
    await expect(rows(page)).toHaveCount(12);
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const visibleRow = await rows(page).nth(7).elementHandle();
    const getTop = async () => visibleRow?.evaluate((row) => Math.round(row.getBoundingClientRect().top));
    const topBefore = await settle(page, getTop);
    await sendNotification(request, userId);
    await sendNotification(request, userId);
    await expect(rows(page)).toHaveCount(14);
    await expect.poll(getTop).toBe(topBefore);
  });
});
