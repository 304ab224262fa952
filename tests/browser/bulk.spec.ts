import type { Page } from '@playwright/test';
import { createUsers } from '../support/browser/createUser';
import { dialogFindings } from '../support/browser/dialogFindings';
import { accessibilityFindings, overflowFindings } from '../support/browser/findings';
import { authorized, getSession } from '../support/browser/sessionCache';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

interface Row {
  id: number;
  email: string;
  is_active: boolean;
  title: string | null;
}

const asSuperuser = async ({ request }: Page) => authorized(await getSession(request, 'superuser'));

/** Reads all users by id. */
const readRows = async (page: Page): Promise<Map<number, Row>> => {
  const options = await asSuperuser(page);
  const rows = new Map<number, Row>();
  for (let number = 1, pages = 1; number <= pages; number += 1) {
    const answer = await page.request.get(`/api/user/manage/?page_size=100&page=${number}`, options);
    const { count, results } = (await answer.json()) as { count: number; results: Row[] };
    pages = Math.ceil(count / 100);
    for (const row of results) rows.set(row.id, row);
  }
  return rows;
};

/** Creates active users at `domain` and opens their list. */
const openUsers = async (page: Page, domain: string, count: number) => {
  const people = Array.from({ length: count }, (_, at) => `p${at}@${domain},Ida,Number ${at}`);
  await createUsers(page, 'email,first_name,last_name', ...people);
  const search = encodeURIComponent(JSON.stringify({ search: `@${domain}` }));
  await signInAs(page, 'superuser', `/admin?perPage=20&filter=${search}`);
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('row')).toHaveCount(
    Math.min(count, 20) + 1,
  );
  const rows = [...(await readRows(page)).values()].filter(({ email }) => email.endsWith(`@${domain}`));
  expect(rows.map(({ is_active }) => is_active)).toEqual(Array.from({ length: count }, () => true));
  return rows.map(({ id }) => id);
};

interface ReplacedAnswer {
  status: number;
  headers?: Record<string, string>;
}

/** Counts writes and replaces some of the responses. */
const proxyWrites = async (page: Page, answer: (id: number) => Promise<ReplacedAnswer | undefined>) => {
  const stats = { sent: 0, most: 0 };
  let running = 0;
  await page.route('**/api/user/manage/*/', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    running += 1;
    stats.sent += 1;
    stats.most = Math.max(stats.most, running);
    const replacement = await answer(Number(new URL(route.request().url()).pathname.split('/').at(-2)));
    const response = replacement ? null : await route.fetch();
    running -= 1;
    return route.fulfill(response ? { response } : { json: { detail: 'From the proxy.' }, ...replacement });
  });
  return stats;
};

const bulkDialog = (page: Page) => page.getByRole('alertdialog').first();
const selectAll = async (page: Page, count: number) => {
  await page.getByRole('checkbox', { name: 'Select all users on this page' }).check();
  await page.getByRole('button', { name: `Select all ${count} that match` }).click();
  await expect(page.getByText(`${count} User(s) Selected`)).toBeVisible();
};
const selectionBar = (page: Page) => page.getByRole('region', { name: /User\(s\) Selected$/ });
const deactivate = (page: Page) => selectionBar(page).getByRole('button', { name: 'Deactivate' }).click();

for (const count of [60, 500])
  test(
    `changes ${count} users by keyboard, waits if throttled and keeps five failures selected`,
    { tag: count > 60 ? '@full' : [] },
    async ({ page, watch }) => {
      watch.allow(/answered (429|500): PATCH/);
      const domain = `number-${count}.test`;
      const ids = await openUsers(page, domain, count);
      const failing = new Set(ids.filter((_, at) => at % (count / 5) === 7));
      const throttled = new Set(ids.filter((_, at) => at % (count / 10) === 5));
      expect([failing.size, throttled.size]).toEqual([5, 10]);
      const stats = await proxyWrites(page, async (id) => {
        if (throttled.delete(id)) return { status: 429, headers: { 'retry-after': '1' } };
        return failing.has(id) ? { status: 500 } : undefined;
      });
      const rowsBefore = await readRows(page);

      await page.getByRole('checkbox', { name: 'Select all users on this page' }).press('Space');
      await page.getByRole('button', { name: `Select all ${count} that match` }).press('Enter');
      await expect(page.getByText(`${count} User(s) Selected`)).toBeVisible();
      await expect(page.getByText(`All ${count} that match (Search: @${domain}).`)).toBeVisible();
      await expect(selectionBar(page).getByRole('button', { name: 'More' })).toBeFocused();
      await selectionBar(page).getByRole('button', { name: 'Deactivate' }).press('Enter');
      const dialog = bulkDialog(page);
      await expect(dialog.getByText(`${count} users will not be able to sign in.`)).toBeVisible();
      expect(stats.sent).toBe(0);
      await dialog.getByRole('button', { name: `Per user (${count})` }).click();
      const people = dialog.getByRole('listitem');
      await expect(people.first()).toContainText(`@${domain}`);
      expect(await people.count()).toBeLessThan(100);
      // A virtual list grows while its rows are measured.
      const last = count > 100 ? people.and(page.locator(`[aria-posinset="${count}"]`)) : people.last();
      await expect(async () => {
        await dialog.locator('.MuiDialogContent-root').evaluate((content) => {
          content.scrollTop = content.scrollHeight;
        });
        await expect(last).toBeInViewport({ timeout: 500 });
      }).toPass();
      await expect.poll(() => dialogFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Deactivate' }).press('Enter');
      await expect(dialog.getByText('The server is busy. Continuing in 1 s.')).toBeVisible();
      await expect(dialog.getByText(`${count - 5} users changed.`)).toBeVisible({ timeout: 60_000 });
      await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
      await expect(dialog.getByText(/^5 users could not be changed: /)).toBeVisible();
      await expect(dialog.getByRole('listitem')).toHaveCount(5);
      expect(stats).toEqual({ sent: count + 10, most: 4 });

      const rowsAfter = await readRows(page);
      const expected = [...rowsBefore.values()].map((row) =>
        ids.includes(row.id) && !failing.has(row.id) ? { ...row, is_active: false } : row,
      );
      expect([...rowsAfter.values()].toSorted((a, b) => a.id - b.id)).toEqual(
        expected.toSorted((a, b) => a.id - b.id),
      );

      failing.clear();
      await dialog.getByRole('button', { name: 'Retry (5)' }).click();
      await expect(page.getByText('5 users changed.', { exact: true })).toBeVisible();
      expect(stats.sent).toBe(count + 15);
      await expect(dialog).toBeHidden();
      await expect(page.getByText('User(s) Selected')).toHaveCount(0);
    },
  );

test('leaves users untouched after Cancel and asks before leaving', async ({ page }) => {
  const ids = await openUsers(page, 'cancelled.test', 40);
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  let calls = 0;
  const stats = await proxyWrites(page, async () => {
    calls += 1;
    return calls > 12 ? gate.then(() => undefined) : undefined;
  });
  await selectAll(page, 40);
  await page.getByRole('table', { name: 'Users' }).getByRole('button', { name: 'Email' }).click();
  await expect(page).toHaveURL(/sort=email/);
  await expect(page.getByText('40 User(s) Selected')).toBeVisible();
  await deactivate(page);
  const dialog = bulkDialog(page);
  await dialog.getByRole('checkbox', { name: 'End all sessions' }).uncheck();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog.getByText('12 of 40')).toBeVisible();

  const leaveDialog = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const question = await leaveDialog;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.evaluate(() => history.back());
  const leaving = page.getByRole('alertdialog', { name: 'Changes are in progress' });
  await expect(leaving).toContainText('12 of 40 are done. If you leave, the others stay as they are.');
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(leaving).toBeHidden();

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  release();
  await expect(dialog.getByText('16 users changed.')).toBeVisible();
  await expect(dialog.getByText('Cancelled: 24 users were not changed.')).toBeVisible();
  expect(stats).toEqual({ sent: 16, most: 4 });
  const rows = await readRows(page);
  expect(ids.filter((id) => rows.get(id)?.is_active)).toHaveLength(24);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('24 User(s) Selected')).toBeVisible();
});

test('undoes a change from its toast or under Recent Changes', async ({ page }) => {
  await openUsers(page, 'undone.test', 3);
  const rowsBefore = await readRows(page);
  const changeAll = async () => {
    await page.getByRole('checkbox', { name: 'Select all users on this page' }).check();
    await deactivate(page);
    await bulkDialog(page).getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByText('3 users changed.')).toBeVisible();
    // Keeps the message from going.
    await page.getByRole('button', { name: 'Details' }).hover();
    await expect(bulkDialog(page)).toBeHidden();
    expect(await readRows(page)).not.toEqual(rowsBefore);
  };
  await changeAll();
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(page.getByText('3 users changed.')).toBeVisible();
  await expect.poll(() => readRows(page)).toEqual(rowsBefore);

  await changeAll();
  await page.getByRole('button', { name: 'Details' }).click();
  const recent = page.getByRole('dialog', { name: 'Recent Changes' });
  await expect(recent.getByRole('listitem')).toHaveCount(3);
  await expect.poll(() => dialogFindings(page)).toEqual([]);
  expect(await accessibilityFindings(page)).toEqual([]);
  await recent.getByRole('button', { name: 'Close', exact: true }).last().click();

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/dashboard/);
  await page.goBack();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'More list actions' }).click();
  await page.getByRole('menuitem', { name: 'Recent Changes…' }).click();
  await expect(recent.getByText(/^Deactivate Users: 3 users, /)).toBeVisible();
  await recent.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => readRows(page)).toEqual(rowsBefore);
});

test('selects all matches on a phone and opens the menu above the bar', async ({ page }) => {
  await openUsers(page, 'phone.test', 21);
  await page.setViewportSize({ width: 360, height: 640 });
  await selectAll(page, 21);
  await expect(page.getByText('All 21 that match (Search: @phone.test).')).toBeVisible();
  await expect.poll(() => overflowFindings(page)).toEqual([]);
  await selectionBar(page).getByRole('button', { name: 'More' }).click();
  const getOverlap = () =>
    page.getByRole('menu').evaluate((menu) => {
      const bar = document.querySelector('[data-selection-bar]');
      return menu.getBoundingClientRect().bottom - (bar?.getBoundingClientRect().top ?? Number.NaN);
    });
  await expect.poll(getOverlap, 'the menu ends above the bar').toBeLessThan(0);
});

test('copies the services of one user to the others', async ({ page, watch }) => {
  watch.allow(/answered 404: GET .*\/api\/user\/manage\/\d+\/$/);
  const ids = await openUsers(page, 'served.test', 3);
  const [first = 0, , last = 0] = ids.toSorted((a, b) => a - b);
  const options = await asSuperuser(page);
  const data = { user: first, sales_hub: true };
  await page.request.post('/api/user/dic-services/', { ...options, data });
  await page.getByRole('checkbox', { name: 'Select all users on this page' }).check();
  await page.request.delete(`/api/user/manage/${last}/`, options);
  await page.getByRole('button', { name: 'Services…' }).press('Enter');
  const services = page.getByRole('alertdialog', { name: 'Services of the Selected Users' });
  await services.getByRole('combobox', { name: 'Add' }).press('ArrowDown');
  await page.getByRole('option', { name: 'Copy the services of another user…' }).click();
  await services.getByRole('combobox', { name: 'User' }).fill('p0@served.test');
  await expect(services.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(services.getByRole('combobox', { name: 'User' })).toHaveValue('Ida Number 0 (p0@served.test)');
  await services.getByRole('button', { name: 'Preview Changes' }).press('Enter');
  await expect(services.getByText('SalesHub: 1 gain it, 0 lose it, 0 unchanged')).toBeVisible();
  await expect(
    services.getByText("1 user is skipped: The other users get this user's services."),
  ).toBeVisible();
  const gone = '1 user could not be read and is skipped: The user no longer exists.';
  await expect(services.getByText(gone)).toBeVisible();
  await services.getByRole('button', { name: 'Change 1 user' }).press('Enter');
  await expect(page.getByText('1 user changed.')).toBeVisible();
});
