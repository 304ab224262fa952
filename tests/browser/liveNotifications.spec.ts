import type { Page } from '@playwright/test';
import { changeServices, sendNotification, signInByApi } from '../support/browser/changeServices';
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

/** The number of tabs that hold the lock of visible tabs. */
const seenTabs = (page: Page) =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name }) => name === 'pulsehub.seen').length;
  });

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

  test('keeps new notifications back while the user reads further down', async ({ page, request }) => {
    await openNotifications(page, 'member');
    await deleteNotifications(page);
    const userId = await userIdOf(page);
    for (let i = 0; i < 10; i += 1) await sendNotification(request, userId);
    await expect(rows(page)).toHaveCount(10);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await sendNotification(request, userId);
    await sendNotification(request, userId);
    await expect(unreadBell(page, 12)).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('button', { name: '2 new' }).click();
    await expect(rows(page)).toHaveCount(12);
    // A restored notification does not count as new.
    await rows(page)
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(rows(page)).toHaveCount(11);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(12);
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

  test('shows desktop notifications once they are enabled, while no tab is visible', async ({
    page,
    context,
    request,
    portal,
  }) => {
    await context.grantPermissions(['notifications'], { origin: portal.origin });
    const recordNotifications = (tab: Page) =>
      tab.addInitScript(() => {
        const shown: string[] = [];
        let isHidden = false;
        const Real = Notification;
        class RecordedNotification extends Real {
          // Headless Chromium returns 'denied' here even after a grant.
          static override readonly permission = 'granted';
          constructor(title: string, options?: NotificationOptions) {
            super(title, options);
            shown.push(`${title}: ${options?.body}`);
          }
        }
        const look = (hidden: boolean) => {
          isHidden = hidden;
          document.dispatchEvent(new Event('visibilitychange'));
        };
        Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
        Object.assign(window, { Notification: RecordedNotification, shown, look });
      });
    const hide = (tab: Page) =>
      tab.evaluate(() => (window as unknown as { look: (hidden: boolean) => void }).look(true));
    const shown = (tab: Page) => tab.evaluate(() => (window as unknown as { shown: string[] }).shown);

    await recordNotifications(page);
    await openNotifications(page, 'member');
    await deleteNotifications(page);
    await page.getByRole('button', { name: 'Notification settings' }).click();
    await page.getByRole('switch', { name: 'Desktop notifications' }).click();
    await expect(page.getByRole('switch', { name: 'Desktop notifications' })).toBeChecked();
    await page.keyboard.press('Escape');
    const other = await context.newPage();
    await recordNotifications(other);
    await other.goto('/dashboard');
    await expect(unreadBell(other, 0)).toBeVisible();
    // Locks are granted asynchronously.
    await expect.poll(() => seenTabs(page)).toBe(2);

    const userId = await userIdOf(page);
    await hide(page);
    await expect.poll(() => seenTabs(page)).toBe(1);
    await changeServices(request, userId);
    await expect(unreadBell(page, 1)).toBeVisible();
    await expect(unreadBell(other, 1)).toBeVisible();
    await hide(other);
    await expect.poll(() => seenTabs(page)).toBe(0);
    await changeServices(request, userId);
    await expect(unreadBell(other, 2)).toBeVisible();
    const text =
      'Your services were changed: An administrator changed the services that you can open. Your dashboard shows them.';
    await expect.poll(() => shown(page)).toEqual([text]);
  });
});
