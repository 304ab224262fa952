import type { Page } from '@playwright/test';
import { createUser } from '../support/browser/createUser';
import { overflowFindings, wideTables } from '../support/browser/findings';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

const widths = [320, 360, 600, 768, 960, 1024, 1281, 1366];
const longEmail = `${'a'.repeat(64)}@${['b', 'c', 'd'].map((letter) => letter.repeat(60)).join('.')}`;
const longName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100);

const expectToFit = async (page: Page) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Components that depend on the width rerender later.
    await expect.poll(() => wideTables(page), `tables at ${width} px`).toEqual([]);
    await expect.poll(() => overflowFindings(page), `the page at ${width} px`).toEqual([]);
  }
};

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken') ?? '');

test('a long address or name wraps in the lists of users, and leaves the other columns in sight', async ({
  page,
}) => {
  await signInAs(page, 'superuser');
  const { id } = await createUser(page, 'unused', {
    email: longEmail,
    first_name: longName,
    last_name: longName,
    title: longName,
  });
  await page.goto('/admin');
  const table = page.getByRole('table', { name: 'Users' });
  await expect(table.getByText(longEmail)).toBeVisible();
  await expectToFit(page);
  const actions = await table.getByRole('columnheader', { name: 'Actions' }).boundingBox();
  expect((actions?.x ?? 0) + (actions?.width ?? 0)).toBeLessThan(1366);
  await page.goto(`/user/details/${id}`);
  await expect(page.getByText(longName).first()).toBeVisible();
  await expectToFit(page);
});

test('long paths and browser names wrap in the logs of a user', async ({ page }) => {
  await signInAs(page, 'superuser');
  const path = `/api/user/manage/${'7'.repeat(240)}/`;
  await page.request.get(path, {
    headers: { authorization: `Bearer ${await tokenOf(page)}`, 'user-agent': 'Mozilla'.repeat(60) },
  });
  await page.goto('/user/details/1?tab=logs&log_size=100');
  await expect(page.getByRole('table', { name: 'User Logs' }).getByText(path)).toBeVisible();
  await expectToFit(page);
});

test('the sessions of a user fit', async ({ page }) => {
  await signInAs(page, 'superuser', '/user/details/1?tab=sessions');
  await expect(page.getByRole('table', { name: 'Current Session' })).toBeVisible();
  await expectToFit(page);
});

test('long titles wrap in the list of projects', async ({ page }) => {
  await signInAs(page, 'superuser');
  const answer = await page.request.post('/api/project/update/', {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    multipart: { id: '1', owner: '1', title: longName, consultant: longName },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto('/projects');
  await expect(page.getByText(longName).first()).toBeVisible();
  await expectToFit(page);
});

test('long file names wrap or are cut in the media library, as rows and as cards', async ({ page }) => {
  await signInAs(page, 'superuser');
  const name = `${'Bridge_inspection_'.repeat(10)}.txt`;
  const answer = await page.request.post('/api/user/media-library/', {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    multipart: { folder: '1', file: { name, mimeType: 'text/plain', buffer: Buffer.from('long') } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  for (const address of [
    '/folders/1/reports-2026',
    '/folders/1/reports-2026?view=grid',
    '/folders?view=list',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expectToFit(page);
  }
});

test('long names wrap in the cards of services, templates and links', async ({ page }) => {
  await signInAs(page, 'superuser');
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const url = `https://play.test/${longName.repeat(2)}`;
  const answers = [
    await page.request.post('/api/user/custom-message-template', {
      headers,
      multipart: { name: longName, body: '{}' },
    }),
    await page.request.post('/api/google-play/', {
      headers,
      data: { url, version: longName.slice(0, 20), must_update: true },
    }),
    await page.request.post('/api/user/dic-services-list/', {
      headers,
      data: { name: longName, code_name: 'long', description: longName, prod_frontend_url: url },
    }),
  ];
  for (const answer of answers) expect(answer.ok(), await answer.text()).toBe(true);
  for (const tab of ['dis+services', 'message+template', 'google+play']) {
    await page.goto(`/admin?tab=${tab}`);
    await expect(page.getByText(longName.slice(0, 20)).first()).toBeVisible();
    await expectToFit(page);
  }
});
