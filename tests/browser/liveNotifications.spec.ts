import type { Page } from '@playwright/test';
import { sendNotification } from '../support/browser/changeUser';
import {
  expectConnection,
  openNotifications,
  replaceNotifications,
  rows,
  unreadBell,
} from '../support/browser/notifications';
import { expect, test } from '../support/browser/test';

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

  test('asks a silent backend nothing while hidden, and every ten minutes while visible', async ({
    browser,
    portal,
  }) => {
    // A context of its own, because its clock would stay for other tests.
    const context = await browser.newContext({ baseURL: portal.url, locale: 'en-GB', timezoneId: 'UTC' });
    const page = await context.newPage();
    let requests = 0;
    let unanswered = 0;
    await page.routeWebSocket(/\/secure\/notifications\//, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((frame) => {
        requests += 1;
        unanswered += 1;
        server.send(frame);
      });
      server.onMessage((frame) => {
        if (frame === '{"success":true}') return;
        unanswered = 0;
        socket.send(frame);
      });
    });
    page.on('request', (request) => (requests += Number(request.url().endsWith('/api/user/notification/'))));
    await page.clock.install();
    await openNotifications(page, 'member');
    await expect.poll(() => requests).toBe(2);
    const setVisibility = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    const countRequests = async (act: () => Promise<void>) => {
      const before = requests;
      await act();
      // A round trip of the page's own, after which an earlier frame has arrived.
      await page.evaluate(() => fetch('/healthz'));
      return requests - before;
    };
    // In steps shorter than the 15 s in which a request expects its response, which comes in real time.
    const passMinutes = async (minutes: number) => {
      for (let step = 0; step < minutes * 6; step += 1) {
        await page.clock.runFor(10_000);
        if (unanswered === 0) continue;
        await expect.poll(() => unanswered).toBe(0);
        await page.evaluate(() => fetch('/healthz'));
      }
    };
    expect(await countRequests(() => passMinutes(9))).toBe(0);
    expect(await countRequests(() => passMinutes(4))).toBe(1);
    await setVisibility('hidden');
    expect(await countRequests(() => passMinutes(60))).toBe(0);
    expect(await countRequests(() => setVisibility('visible'))).toBe(1);
    await setVisibility('hidden');
    expect(await countRequests(() => setVisibility('visible'))).toBe(0);
    await context.close();
  });

  test('adds new notifications at the top and keeps the scroll position', async ({ page, request }) => {
    const userId = await replaceNotifications(request, 'member', 12);
    await openNotifications(page, 'member');
    await expect(rows(page)).toHaveCount(12);
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const visibleRow = await rows(page).nth(7).elementHandle();
    const getTop = () => visibleRow?.evaluate((row) => Math.round(row.getBoundingClientRect().top));
    const topBefore = await getTop();
    await sendNotification(request, userId);
    await sendNotification(request, userId);
    await expect(rows(page)).toHaveCount(14);
    await expect.poll(getTop).toBe(topBefore);
  });
});
