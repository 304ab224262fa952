import type { Page } from '@playwright/test';
import { anAdministrator } from '../support/browser/anAdministrator';
import {
  rows,
  unreadBell,
  count,
  live,
  openNotifications,
  userIdOf,
  onServer,
  withoutNotifications,
  endOtherSessions,
} from '../support/browser/notifications';
import { signInThroughScreens } from '../support/browser/signInAs';
import { startBuiltPortal } from '../support/browser/startBuiltPortal';
import { expect, test } from '../support/browser/test';

test.describe('the live connection', () => {
  test('is one for all tabs of a browser, and others take it over when its tab closes or crashes', async ({
    page,
    context,
    browser,
    portal,
  }) => {
    const sockets: string[] = [];
    context.on('page', (tab) => tab.on('websocket', (socket) => sockets.push(socket.url())));
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await openNotifications(page, 'member');
    await withoutNotifications(page);
    sockets.length = 0;
    await page.reload();
    await live(page, 'open').toBeVisible();
    const other = await context.newPage();
    const third = await context.newPage();
    for (const tab of [other, third]) {
      await tab.goto('/notifications');
      await live(tab, 'open').toBeVisible();
    }
    expect(sockets).toHaveLength(1);

    const boss = await anAdministrator(browser, portal.origin);
    const userId = await userIdOf(page);
    await boss.changeServices(page.request, userId);
    await Promise.all([page, other, third].map((tab) => expect(rows(tab)).toHaveCount(1)));
    await page.close();
    await expect.poll(() => sockets.length).toBe(2);
    await boss.changeServices(other.request, userId);
    await Promise.all([other, third].map((tab) => expect(rows(tab)).toHaveCount(2)));
    const crashed = other.waitForEvent('crash');
    await Promise.all([crashed, other.goto('chrome://crash').catch(() => undefined)]);
    await expect.poll(() => sockets.length).toBe(3);
    await boss.changeServices(third.request, userId);
    await expect(rows(third)).toHaveCount(3);
    await boss.close();
  });

  test('ignores broken frames, and loses nothing by them', async ({ page, browser, portal }) => {
    let push: (text: string) => void = () => {};
    await page.routeWebSocket(/\/secure\//, (socket) => {
      socket.connectToServer();
      push = (text) => socket.send(text);
    });
    await openNotifications(page, 'member');
    await withoutNotifications(page);
    const boss = await anAdministrator(browser, portal.origin);
    await boss.changeServices(page.request, await userIdOf(page));
    await expect(rows(page)).toHaveCount(1);
    const frames = ['', '{', 'null', '[]', '{"id":"x"}', '{"success":true,"notifications":[7]}'];
    for (const frame of frames) push(frame);
    push(JSON.stringify({ success: true, notification: 7 }));
    await boss.changeServices(page.request, await userIdOf(page));
    await expect(rows(page)).toHaveCount(2);
    await expect(unreadBell(page, 2)).toBeVisible();
    await boss.close();
  });

  test('catches up after the network was away, each one once', async ({
    page,
    context,
    browser,
    portal,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
    await openNotifications(page, 'member');
    await withoutNotifications(page);
    const boss = await anAdministrator(browser, portal.origin);
    const userId = await userIdOf(page);
    await boss.changeServices(page.request, userId);
    await expect(rows(page)).toHaveCount(1);
    await context.setOffline(true);
    await boss.changeServices(page.request, userId);
    await boss.changeServices(page.request, userId);
    await context.setOffline(false);
    await expect(rows(page)).toHaveCount(3);
    await expect(unreadBell(page, 3)).toBeVisible();
    await boss.close();
  });

  test('comes back when a killed server does, with what was and what is new', async ({ browser }) => {
    test.setTimeout(90_000);
    const portal = await startBuiltPortal();
    const context = await browser.newContext({ baseURL: portal.origin });
    try {
      const page = await context.newPage();
      await openNotifications(page, 'member');
      const boss = await anAdministrator(browser, portal.origin);
      const userId = await userIdOf(page);
      await boss.changeServices(page.request, userId);
      await expect(rows(page)).toHaveCount(1);
      await portal.kill();
      await live(page, 'lost').toBeVisible();
      await expect(rows(page)).toHaveCount(1);
      await portal.restart();
      await boss.changeServices(page.request, userId);
      await live(page, 'open').toBeVisible({ timeout: 30_000 });
      await expect(rows(page)).toHaveCount(2);
      await expect(unreadBell(page, 2)).toBeVisible();
      await boss.close();
    } finally {
      await context.close();
      await portal.close();
    }
  });

  test('holds new ones back while the person reads further down', async ({ page, browser, portal }) => {
    await openNotifications(page, 'member');
    await withoutNotifications(page);
    const boss = await anAdministrator(browser, portal.origin);
    const userId = await userIdOf(page);
    for (let i = 0; i < 10; i += 1) await boss.changeServices(page.request, userId);
    await expect(rows(page)).toHaveCount(10);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await boss.changeServices(page.request, userId);
    await boss.changeServices(page.request, userId);
    await expect(unreadBell(page, 12)).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('button', { name: '2 new' }).click();
    await expect(rows(page)).toHaveCount(12);
    // What comes back is not new.
    await rows(page)
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(rows(page)).toHaveCount(11);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(12);
    await boss.close();
  });

  test('tells an open portal of a sign-in elsewhere, with where it came from', async ({
    page,
    browser,
    portal,
  }) => {
    await openNotifications(page, 'superuser');
    await endOtherSessions(page);
    const before = await onServer(page);
    const context = await browser.newContext({ baseURL: portal.origin });
    await signInThroughScreens(await context.newPage(), 'superuser');
    await expect(count(page, `${before.length + 1} notifications`)).toBeVisible();
    const first = rows(page).first();
    await expect(first.getByRole('heading', { name: 'New sign-in to your account' })).toBeVisible();
    await expect(first).toContainText(/IP:.*127\.0\.0\.1/);
    await context.close();
  });

  test('tells outside of the window, once that was asked for, while no tab is seen', async ({
    page,
    context,
    browser,
    portal,
  }) => {
    await context.grantPermissions(['notifications'], { origin: portal.origin });
    await context.addInitScript(() => {
      const told: string[] = [];
      let isHidden = false;
      const Real = Notification;
      class Noted extends Real {
        constructor(title: string, options?: NotificationOptions) {
          super(title, options);
          told.push(`${title}: ${options?.body}`);
        }
      }
      const look = (hidden: boolean) => {
        isHidden = hidden;
        document.dispatchEvent(new Event('visibilitychange'));
      };
      Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
      Object.assign(window, { Notification: Noted, told, look });
    });
    const look = (tab: Page, hidden: boolean) =>
      tab.evaluate((to) => (window as unknown as { look: (to: boolean) => void }).look(to), hidden);
    const told = (tab: Page) => tab.evaluate(() => (window as unknown as { told: string[] }).told);

    await openNotifications(page, 'member');
    await withoutNotifications(page);
    await page.getByRole('button', { name: 'Notification settings' }).click();
    await page.getByRole('switch', { name: 'Desktop notifications' }).click();
    await expect(page.getByRole('switch', { name: 'Desktop notifications' })).toBeChecked();
    await page.keyboard.press('Escape');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(unreadBell(other, 0)).toBeVisible();

    const boss = await anAdministrator(browser, portal.origin);
    const userId = await userIdOf(page);
    await look(page, true);
    await boss.changeServices(page.request, userId);
    await expect(unreadBell(page, 1)).toBeVisible();
    await look(other, true);
    await boss.changeServices(page.request, userId);
    await expect(unreadBell(other, 2)).toBeVisible();
    const text =
      'Your services were changed: An administrator changed the services that you can open. Your dashboard shows them.';
    await expect.poll(() => told(page)).toEqual([text]);
    await boss.close();
  });
});
