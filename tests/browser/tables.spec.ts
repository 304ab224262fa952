import type { Page } from '@playwright/test';
import { createUser } from '../support/browser/createUser';
import { narrowColumns, overflowFindings, wideTables } from '../support/browser/findings';
import { isFull } from '../support/browser/fullMatrix';
import { authorized, getSession } from '../support/browser/sessionCache';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

const widths = isFull ? [320, 360, 600, 768, 960, 1024, 1281, 1366, 1920] : [320, 768, 1366];
const longEmail = `${'a'.repeat(64)}@${['b', 'c', 'd'].map((letter) => letter.repeat(60)).join('.')}`;
const longName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100);
const longPath = `/api/user/manage/${'7'.repeat(240)}/`;
const longUrl = `https://play.test/${longName.repeat(2)}`;
const longFile = `${'Bridge_inspection_'.repeat(10)}.txt`;
const file = { name: longFile, mimeType: 'text/plain', buffer: Buffer.from('long') };

const writes: Record<string, object> = {
  '/api/project/update/': { multipart: { id: '1', owner: '1', title: longName, consultant: longName } },
  '/api/user/media-library/': { multipart: { folder: '1', file } },
  '/api/user/custom-message-template': { multipart: { name: longName, body: '{}' } },
  '/api/google-play/': { data: { url: longUrl, version: longName.slice(0, 20), must_update: true } },
  '/api/user/dic-services-list/': {
    data: { name: longName, code_name: 'long', description: longName, prod_frontend_url: longUrl },
  },
};

const createLongTexts = async (page: Page) => {
  const { headers } = authorized(await getSession(page.request, 'superuser'));
  for (const [path, body] of Object.entries(writes)) {
    const response = await page.request.post(path, { headers, ...body });
    expect(response.ok(), await response.text()).toBe(true);
  }
  await page.request.get(longPath, { headers: { ...headers, 'user-agent': 'Mozilla'.repeat(60) } });
  const name = { first_name: longName, last_name: longName, title: longName };
  return createUser(page, 'unused', { email: longEmail, ...name });
};

test('wraps or truncates long texts in lists and keeps user columns visible', async ({ page, watch }) => {
  // The log looks up the names of folders and users that other tests of this worker may have deleted.
  watch.allow(/answered 404: GET .*\/(media-library-folder|user\/manage)\/\d+\/$/);
  const { id } = await createLongTexts(page);
  await signInAs(page, 'superuser', '/healthz');
  for (const [address, text] of Object.entries({
    [`/user/details/${id}`]: longName,
    '/user/details/1?tab=logs&log_size=100': longPath,
    '/user/details/1?tab=sessions': 'Current Session',
    '/projects': longName,
    '/folders/1/reports-2026': longFile,
    '/folders/1/reports-2026?view=grid': longFile,
    '/folders?view=list': 'Reports 2026',
    '/admin?tab=dis+services': longName,
    '/admin?tab=message+template': longName,
    '/admin?tab=google+play': longUrl,
    '/admin': longEmail,
  })) {
    await page.goto(address);
    await expect(page.getByText(text.slice(0, 20)).first(), address).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const findings = async () => [
        ...(await wideTables(page)),
        ...(await overflowFindings(page)),
        ...(await narrowColumns(page)),
      ];
      // Components that depend on the width rerender later.
      await expect.poll(findings, `${address} at ${width} px`).toEqual([]);
    }
  }
  const actions = await page.getByRole('columnheader', { name: 'Actions' }).boundingBox();
  expect((actions?.x ?? 0) + (actions?.width ?? 0)).toBeLessThan(1366);
});

test('hides columns at 1280, 959 and 599 px', async ({ page }) => {
  await signInAs(page, 'superuser', '/admin');
  const shownAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return page
      .locator('thead th')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => one.dataset['column']));
  };
  await expect(page.getByRole('columnheader', { name: 'Email' })).toBeVisible();
  const narrow = ['select', 'picture', 'email', 'name', 'is_active', 'actions'];
  const medium = ['select', 'picture', 'email', 'name', 'title', 'last_login', 'is_active', 'actions'];
  for (const [width, columns] of [
    [1280, medium],
    [960, medium],
    [959, narrow],
    [600, narrow],
    [599, ['select', 'email']],
  ] as const)
    await expect.poll(() => shownAt(width), `at ${width} px`).toEqual(columns);
  await expect.poll(() => shownAt(1281)).toHaveLength(medium.length + 3);
});
