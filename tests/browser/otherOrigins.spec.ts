import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accountEmail } from '../../mock-server/dev/accounts';
import { submitPassword, signInAs } from '../support/browser/signInAs';
import { startCrossOriginPortal } from '../support/browser/startCrossOriginPortal';
import { expect, test } from '../support/browser/test';
import { createFile, createForm, png } from '../support/uploads';

/** Edits the responses of the portal's server. */
const change = (page: Page, pattern: string, edit: (text: string) => string) =>
  page.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });

test('saves or opens a file from another origin', async ({ page, context, watch, otherServer }) => {
  watch.allow(/closed/);
  const lead = (path: string) =>
    change(page, '**/api/media-library-folder/1/', (text) => {
      const folder = JSON.parse(text) as { files: Record<string, unknown>[] };
      folder.files = folder.files
        .slice(0, 1)
        .map((file) => ({ ...file, file_name: 'été #1.png', file_url: otherServer.origin + path }));
      return JSON.stringify(folder);
    });
  const link = page.getByRole('link', { name: 'Download été #1.png' });
  await lead('/open.png');
  await signInAs(page, 'superuser', '/folders/1/reports-2026');
  const downloading = page.waitForEvent('download');
  await link.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('été #1.png');
  expect(await readFile(await download.path())).toEqual(png);

  await page.unrouteAll();
  await lead('/closed.png');
  await page.reload();
  const opening = context.waitForEvent('page');
  await link.click();
  await expect(await opening).toHaveURL(`${otherServer.origin}/closed.png`);
  await expect(page).toHaveURL(/\/folders\/1\//);
});

/** Reads a list of names in docs/operations.md, in lower case. */
const documentedNames = (header: string): string[] => {
  const operations = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const [, list = ''] = new RegExp(`^${header}: (.+)$`, 'm').exec(operations) ?? [];
  return list.toLowerCase().split(', ').toSorted();
};

/** Records which response headers the portal reads, by fetch and by XMLHttpRequest. */
const recordHeadersRead = () => {
  const accessedHeaders = new Set<string>();
  type Read = (this: unknown, header: string) => string | null;
  for (const [type, name] of [
    [Headers, 'get'],
    [XMLHttpRequest, 'getResponseHeader'],
  ] as const) {
    const methods = type.prototype as unknown as Record<string, Read>;
    const original = methods[name];
    methods[name] = function (header) {
      accessedHeaders.add(header.toLowerCase());
      return original?.call(this, header) ?? null;
    };
  }
  Object.assign(globalThis, { headersRead: accessedHeaders });
};

/** CORS-safelisted response headers; others must be exposed. */
const safelistedHeaders = [
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'last-modified',
];
/** Headers added by the browser; others must be allowed. */
const browserHeaders = /^(accept|user-agent|referer|origin|sec-.+|accept-.+)$/;

let crossOriginPortal: Awaited<ReturnType<typeof startCrossOriginPortal>> | undefined;
test.afterEach(async ({ page }) => {
  if (!crossOriginPortal) return;
  // A signed-in page would keep calling the server.
  await page.close();
  await crossOriginPortal.close();
  crossOriginPortal = undefined;
});

test('supports an API on another origin with the documented headers', async ({ page, watch }, testInfo) => {
  // One long test, because each test would start two servers.
  test.slow();
  let later = 0;
  const now = () => Date.now() + later;
  crossOriginPortal = await startCrossOriginPortal(testInfo.outputPath('site'), {
    throttlePerMinute: 2,
    now,
  });
  const { api, portalOrigin } = crossOriginPortal;
  const [sentHeaders, pushed] = [new Set<string>(), new Set<string>()];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"Pushed"')) pushed.add(new URL(socket.url()).origin);
    });
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(api.url) || request.isNavigationRequest()) return;
    for (const name of Object.keys(request.headers())) if (!browserHeaders.test(name)) sentHeaders.add(name);
  });
  await page.addInitScript(recordHeadersRead);
  const accessedHeaders = new Set<string>();
  const collectHeadersRead = async () => {
    const names = await page.evaluate(() => [
      ...(globalThis as unknown as { headersRead: Set<string> }).headersRead,
    ]);
    for (const name of names) accessedHeaders.add(name);
  };
  const { access, user } = await api.signIn('superuser');
  const picture = createFile('me.png', png, 'image/png');
  await api.call('POST', '/api/user/details/', { token: access, body: createForm({ picture }) });

  await page.goto(`${portalOrigin}/login`);
  await submitPassword(page, 'superuser');
  await page.waitForURL('**/verify-otp');
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(api.mailedCode(accountEmail('superuser')));
  await page.waitForURL('**/dashboard');
  const pictures = page.locator(`img[src^="${api.url}/files/"]`);
  for (const shown of [pictures.first(), page.locator('main').locator(pictures).first()])
    await shown.evaluate((image: HTMLImageElement) => image.decode());
  api.context.notify(user.user_id, { preference: 'ticket_notifications', title: 'Pushed', message: 'M' });
  await expect.poll(() => [...pushed]).toEqual([api.url.replace('http', 'ws')]);
  await collectHeadersRead();

  await page.goto(`${portalOrigin}/folders/1/reports-2026`);
  await expect(page.getByRole('heading', { name: 'Files (9)' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Upload File', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload File' });
  const file = { name: 'Readings.txt', mimeType: 'text/plain', buffer: Buffer.from('S-07: 182 µm/m') };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('row', { name: 'Readings.txt' }).click();
  const preview = page.getByRole('dialog', { name: 'Readings.txt' });
  await expect(preview.getByText('S-07: 182 µm/m')).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Readings.txt', exact: true }).click();
  expect(await readFile(await (await downloading).path())).toEqual(file.buffer);

  // Only the server's clock advances, so the portal considers its token valid.
  watch.allow(/answered (401|429)/);
  later = 16 * 60_000;
  const renewal = page.waitForResponse(`${api.url}/api/user/token-refresh/`);
  await page.getByRole('link', { name: 'Back to Media Library' }).click();
  expect((await renewal).status()).toBe(200);
  await expect(page.getByText('3 folders available')).toBeVisible();
  await page.getByRole('link', { name: /^Notifications, \d+ unread$/ }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Pushed' })).toBeVisible();
  const marked = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Mark as Read' }).first().click();
  expect((await marked).status()).toBe(200);

  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  const wrong = { email: accountEmail('member'), password: 'wrong' };
  for (const body of [wrong, wrong]) await api.call('POST', '/api/user/login/', { body });
  await submitPassword(page, 'member');
  await expect(page.getByText(/Expected available in \d+ seconds?/)).toBeVisible();
  await collectHeadersRead();

  await page.getByRole('button', { name: /Google/ }).click();
  await page.waitForURL(`${api.url}/dev/social/google`);
  await page.getByLabel('Email').fill(accountEmail('direct'));
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => address.origin === portalOrigin, { waitUntil: 'commit' });

  expect([...sentHeaders].toSorted()).toEqual(documentedNames('Access-Control-Allow-Headers'));
  expect([...accessedHeaders].filter((name) => !safelistedHeaders.includes(name)).toSorted()).toEqual(
    documentedNames('Access-Control-Expose-Headers'),
  );
});
