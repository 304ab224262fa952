import type { Page } from '@playwright/test';
import { anAdministrator } from '../support/browser/anAdministrator';
import { faults, replyTo } from '../support/browser/faults';
import { signInAs, signInThroughScreens, type AccountName } from '../support/browser/signInAs';
import { startPortal } from '../support/browser/startPortal';
import { expect, test } from '../support/browser/test';

const rows = (page: Page) => page.getByRole('article');
const unreadBell = (page: Page, count: number) =>
  page.getByRole('link', { name: count ? `Notifications, ${count} unread` : 'Notifications, none unread' });
const count = (page: Page, text: string) => page.getByText(text, { exact: true });
const live = (page: Page, state: string) => expect(page.locator(`[data-live=${state}]`));

/** Opens the screen once the connection stands. */
const openNotifications = async (page: Page, account: AccountName, query = '') => {
  await signInAs(page, account, `/notifications${query}`);
  await live(page, 'open').toBeVisible();
};

const userIdOf = (page: Page): Promise<number> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { user_id: number }).user_id);

const authorized = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken') ?? '')}`,
});

interface Known {
  id: number;
  is_read: boolean;
  service: string | null;
}

/** What the server has for that person: other tests leave their traces in the portal that they share. */
const onServer = async (page: Page): Promise<Known[]> => {
  const headers = await authorized(page);
  return (await (await page.request.get('/api/user/notification/', { headers })).json()) as Known[];
};

/** The person starts without notifications of earlier tests. */
const withoutNotifications = async (page: Page) => {
  const headers = await authorized(page);
  for (const { id } of await onServer(page))
    await page.request.delete(`/api/user/notification/${id}/`, { headers });
  await expect(rows(page)).toHaveCount(0);
};

/** The person has no session but this one, so that a sign-in elsewhere ends none. */
const endOtherSessions = async (page: Page) => {
  const headers = await authorized(page);
  const address = '/api/user/active-sessions-manage/?id=';
  const answer = await page.request.get(`${address}${await userIdOf(page)}`, { headers });
  const { other_active_session: others } = (await answer.json()) as {
    other_active_session: { user_activate_session_id: number }[];
  };
  for (const { user_activate_session_id: id } of others)
    await page.request.delete(`${address}${id}`, { headers });
};

test.describe('the screen', () => {
  test('shows what there is, by day, and what the filters leave, which the address keeps', async ({
    page,
  }) => {
    await openNotifications(page, 'superuser');
    const known = await onServer(page);
    const unread = known.filter(({ is_read }) => !is_read);
    const all = `${known.length} notifications`;
    await expect(count(page, all)).toBeVisible();
    await expect(page).toHaveTitle(`(${unread.length}) Notifications · PulseHub`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^(Today|Yesterday)$/);
    await expect(page.getByText(/^[A-Z][a-z]{2} \d\d, \d{4} at \d\d:\d\d$/).first()).toBeVisible();

    await page.getByRole('button', { name: 'Unread', exact: true }).click();
    const some = `${unread.length} notifications (filtered from ${known.length} total)`;
    await expect(count(page, some)).toBeVisible();
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
    await expect(count(page, all)).toBeVisible();
    await expect(page).toHaveURL(/\/notifications$/);
  });

  test('takes a range of dates by preset, by number of days and from the calendar', async ({ page }) => {
    await openNotifications(page, 'superuser');
    await page.getByRole('button', { name: 'Date Range' }).click();
    await expect(page.getByPlaceholder('Early')).toBeVisible();
    await expect(page.getByPlaceholder('Continuous')).toBeVisible();
    await page.getByRole('button', { name: 'Last Month' }).click();
    await expect(page.getByPlaceholder('Early')).toHaveValue(/^[A-Z][a-z]{2} 01, \d{4}$/);
    await page.getByLabel('days up to today').fill('123456');
    await expect(page.getByLabel('days up to today')).toHaveValue('99999');
    await page.getByLabel('days up to today').fill('1');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const today = new Date().toISOString().slice(0, 10);
    await expect(page).toHaveURL(`/notifications?from=${today}&to=${today}`);
    await page.getByRole('button', { name: 'Clear Date Filter' }).click();
    await expect(count(page, `${(await onServer(page)).length} notifications`)).toBeVisible();
  });

  test('says when it cannot be loaded, and tries again', async ({ page, watch }) => {
    watch.allow(/answered 500/);
    let isBroken = true;
    await page.route('**/api/user/notification/', (route) =>
      isBroken ? route.fulfill({ status: 500, json: { detail: 'x' } }) : route.fallback(),
    );
    await signInAs(page, 'superuser', '/notifications');
    await expect(page.getByText('Error loading notifications')).toBeVisible();
    await expect(page.getByText('Failed to load notifications. Please try again.')).toBeVisible();
    // The live connection brought the list meanwhile; what failed is told all the same.
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByText('Error loading notifications')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Error loading notifications')).toBeHidden();
    await expect(count(page, `${(await onServer(page)).length} notifications`)).toBeVisible();
  });
});

test.describe('what a person does', () => {
  test.beforeEach(async ({ page, browser, portal }) => {
    await openNotifications(page, 'member');
    await withoutNotifications(page);
    const boss = await anAdministrator(browser, portal.origin);
    for (let i = 0; i < 4; i += 1) await boss.changeServices(page.request, await userIdOf(page));
    await boss.close();
    await expect(rows(page)).toHaveCount(4);
  });

  test('marks are shown at once, counted everywhere, and can be undone', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/notifications');
    await expect(unreadBell(other, 4)).toBeVisible();
    // A tab behind another is drawn once a second.
    await page.bringToFront();
    await rows(page)
      .first()
      .getByRole('button', { name: /^Mark as read/ })
      .click();
    await expect(unreadBell(page, 3)).toBeVisible();
    await expect(unreadBell(other, 3)).toBeVisible();
    await page.getByRole('button', { name: 'Mark all 3 shown as read' }).click();
    await expect(unreadBell(other, 0)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(unreadBell(page, 3)).toBeVisible();
    await expect(unreadBell(other, 3)).toBeVisible();
  });

  test('one that is deleted can be fetched back for five seconds, and is gone for good when the page is left', async ({
    page,
  }) => {
    await rows(page)
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(4);
    await rows(page)
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(rows(page)).toHaveCount(3);
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
  });

  test('a selection is deleted after a question, by one call each; what fails stays, selected', async ({
    page,
    watch,
  }) => {
    watch.allow(/answered 500/);
    let calls = 0;
    await page.route('**/api/user/notification/*/', (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback();
      calls += 1;
      return calls === 1 ? route.fulfill({ status: 500, json: { detail: 'x' } }) : route.fallback();
    });
    await page.getByRole('checkbox', { name: 'Select All, Today' }).check();
    await page
      .getByRole('checkbox', { name: /^Select: / })
      .first()
      .uncheck();
    await expect(page.getByText('3 selected')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Select All, Today' })).toHaveAttribute(
      'data-indeterminate',
      'true',
    );
    await page.getByRole('button', { name: 'Delete Selected' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
    await expect(dialog).toContainText('Are you sure you want to delete the selected items?');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toBeHidden();
    expect(calls).toBe(3);
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByText('1 notification could not be deleted.')).toBeVisible();
    await expect(page.getByText('1 selected')).toBeVisible();
    await expect(unreadBell(page, 2)).toBeVisible();
  });

  test('a mark that fails in whatever way is taken back and told', async ({ page, watch }) => {
    watch.allow(/^(answered|failed|console)/);
    test.setTimeout(90_000);
    // A session that is over has a dialog of its own.
    for (const { name, reply } of faults.filter((fault) => !fault.isOnlySlow && fault.name !== '401'))
      await test.step(name, async () => {
        await page.route('**/api/user/notification/*/', replyTo(reply));
        await rows(page)
          .first()
          .getByRole('button', { name: /^Mark as read/ })
          .click();
        const alert = page.getByRole('alert').first();
        await expect(alert).toContainText(/Failed to update the notification|throttled/);
        await expect(unreadBell(page, 4)).toBeVisible();
        await alert.getByRole('button', { name: 'Close message' }).click();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await page.unrouteAll();
      });
  });

  test('goes by letters, not while typing, and not when they are switched off', async ({ page }) => {
    await page.keyboard.press('j');
    await expect(rows(page).first()).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(unreadBell(page, 3)).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('e');
    await expect(unreadBell(page, 3)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.keyboard.press('x');
    await page.keyboard.press('#');
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).nth(1)).toBeFocused();
    const search = page.getByRole('textbox', { name: 'Search notifications' });
    await search.pressSequentially('jx#');
    await expect(search).toHaveValue('jx#');
    await search.press('Escape');
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Notification settings' }).click();
    await page.getByRole('switch', { name: 'Keyboard shortcuts' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await expect(unreadBell(page, 2)).toBeVisible();
  });
});

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
    const portal = await startPortal();
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

  test('shows ten thousand, of which it draws those in view, and searches them while the person types', async ({
    page,
  }) => {
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
    await signInAs(page, 'member', '/notifications');
    await expect(count(page, '10000 notifications')).toBeVisible();
    expect(await rows(page).count()).toBeLessThan(40);
    await page.getByRole('textbox', { name: 'Search notifications' }).pressSequentially('sensor 1234');
    await expect(count(page, '1 notification (filtered from 10000 total)')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.keyboard.press('Escape');
    await rows(page).first().focus();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('heading', { name: 'Sensor 1', exact: true })).toBeVisible();
    expect(await rows(page).count()).toBeLessThan(40);
  });
});
