import type { Page } from '@playwright/test';
import { sendNotification, signInByApi } from '../support/browser/changeServices';
import {
  rows,
  unreadBell,
  countText,
  expectLive,
  openNotifications,
  userIdOf,
  serverNotifications,
  deleteNotifications,
  endOtherSessions,
} from '../support/browser/notifications';
import { expect, test } from '../support/browser/test';

test.describe('the live connection', () => {
  test('is shared by all tabs of a browser, and another tab takes over when its tab closes or crashes', async ({
    page,
    context,
    request,
  }) => {
    const sockets: string[] = [];
    const recordSockets = (tab: Page) => tab.on('websocket', (socket) => sockets.push(socket.url()));
    recordSockets(page);
    await openNotifications(page, 'member');
    await deleteNotifications(page);
    sockets.length = 0;
    await page.reload();
    await expectLive(page, 'open').toBeVisible();
    const other = await context.newPage();
    const third = await context.newPage();
    for (const tab of [other, third]) {
      recordSockets(tab);
      await tab.goto('/notifications');
      await expectLive(tab, 'open').toBeVisible();
    }
    expect(sockets).toHaveLength(1);

    const userId = await userIdOf(page);
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

  test('receives each missed notification once after the network was lost and after the server was killed', async ({
    page,
    context,
    request,
    portal,
    watch,
  }) => {
    test.setTimeout(90_000);
    watch.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION_RE(FUSED|SET)/, /WebSocket/);
    await openNotifications(page, 'member');
    await deleteNotifications(page);
    const userId = await userIdOf(page);
    await sendNotification(request, userId);
    await expect(rows(page)).toHaveCount(1);
    await context.setOffline(true);
    await sendNotification(request, userId);
    await sendNotification(request, userId);
    await context.setOffline(false);
    await expect(rows(page)).toHaveCount(3);
    await expect(unreadBell(page, 3)).toBeVisible();

    await portal.kill();
    await expectLive(page, 'lost').toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await portal.restart();
    await sendNotification(request, userId);
    await expectLive(page, 'open').toBeVisible({ timeout: 30_000 });
    await expect(rows(page)).toHaveCount(4);
    await expect(unreadBell(page, 4)).toBeVisible();
  });

  test('adds new notifications at the top, and keeps the place of a reader further down', async ({
    page,
    request,
  }) => {
    await openNotifications(page, 'member');
    await deleteNotifications(page);
    const userId = await userIdOf(page);
    for (let i = 0; i < 12; i += 1) await sendNotification(request, userId);
    await expect(rows(page)).toHaveCount(12);
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const read = await rows(page).nth(7).elementHandle();
    const topOf = () => read?.evaluate((row) => Math.round(row.getBoundingClientRect().top));
    const before = await topOf();
    await sendNotification(request, userId);
    await sendNotification(request, userId);
    await expect(rows(page)).toHaveCount(14);
    await expect.poll(topOf).toBe(before);
  });

  test('shows a sign-in elsewhere in an open portal, with its IP address', async ({ page, request }) => {
    await openNotifications(page, 'superuser');
    await endOtherSessions(page);
    const before = await serverNotifications(page);
    await signInByApi(request, 'superuser');
    await expect(countText(page, `${before.length + 1} notifications`)).toBeVisible();
    const first = rows(page).first();
    await expect(first.getByRole('heading', { name: 'New sign-in to your account' })).toBeVisible();
    await expect(first).toContainText(/IP:.*127\.0\.0\.1/);
  });
});
