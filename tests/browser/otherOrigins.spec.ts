import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInAs } from '../support/browser/signInAs';
import { startBuiltPortal, type Portal } from '../support/browser/startBuiltPortal';
import { expect, test as base } from '../support/browser/test';

/** A second server of the same machine, which pages of the portal may call. */
interface Elsewhere {
  origin: string;
  /** Calls that came, and what they carried. */
  came: { method: string; path: string; bearer: string | null }[];
  /** What the project hub answers from now on. */
  hub: { status: number; body: object };
  close(): void;
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const startElsewhere = async (): Promise<Elsewhere> => {
  const elsewhere: Elsewhere = { origin: '', came: [], hub: { status: 200, body: {} }, close: () => {} };
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    const path = req.url ?? '';
    elsewhere.came.push({ method: req.method ?? '', path, bearer: req.headers.authorization ?? null });
    // The closed file lets no page read it.
    if (!path.startsWith('/closed')) res.setHeader('Access-Control-Allow-Origin', req.headers.origin ?? '*');
    res.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    if (req.method === 'OPTIONS') res.writeHead(204).end();
    else if (path.endsWith('.png')) res.writeHead(200, { 'content-type': 'image/png' }).end(png);
    else {
      res.writeHead(elsewhere.hub.status, { 'content-type': 'application/json' });
      res.end(JSON.stringify(elsewhere.hub.body));
    }
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  elsewhere.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  elsewhere.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return elsewhere;
};

const test = base.extend<object, { elsewhere: Elsewhere; portal: Portal }>({
  elsewhere: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what is needed: nothing
    async ({}, provide) => {
      const elsewhere = await startElsewhere();
      await provide(elsewhere);
      elsewhere.close();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ elsewhere: { origin } }, provide) => {
      const portal = await startBuiltPortal({ CONNECT_ORIGINS: origin, IMAGE_ORIGINS: origin });
      await provide(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Answers a call of the portal's own server with something changed in it. */
const change = (page: Page, pattern: string, edit: (text: string) => string) =>
  page.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });

test('a project hub on another port is opened, and its refusals are told', async ({
  page,
  watch,
  portal,
  elsewhere,
}) => {
  watch.allow(new RegExp(`${elsewhere.origin}/api/pulsehub-auth/`));
  await change(page, '**/api/user/dic-services/', (text) =>
    text.replaceAll(`"backend_url":"${portal.origin}"`, `"backend_url":"${elsewhere.origin}"`),
  );
  await signInAs(page, 'superuser');
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const card = page.getByRole('link', { name: 'ProjectsHub', exact: true });
  for (const [status, words] of [
    [401, 'Authentication failed. Please login to PulseHub again.'],
    [429, 'Too many requests. Please wait a moment and try again.'],
    [500, 'Authentication failed. Please try again.'],
  ] as const) {
    elsewhere.hub = { status, body: { detail: 'No.' } };
    await card.click();
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
    await page.reload();
  }
  expect(elsewhere.came.findLast(({ method }) => method === 'POST')).toEqual({
    method: 'POST',
    path: '/api/pulsehub-auth/',
    bearer: `Bearer ${token ?? ''}`,
  });

  elsewhere.hub = { status: 404, body: {} };
  await card.click();
  await expect(page).toHaveURL(/\/dev\/companion\/project_hub\?/);
  expect(new URL(page.url()).searchParams.has('access')).toBe(false);

  elsewhere.hub = { status: 200, body: { access: 'A', refresh: 'R', id: 1 } };
  await page.goto('/dashboard');
  await card.click();
  await expect(page).toHaveURL(/\/dev\/companion\/project_hub\?/);
  expect(new URL(page.url()).searchParams.get('access')).toBe('A');
});

test('a file on another origin is saved under its name, or opens in a tab of its own', async ({
  page,
  context,
  watch,
  elsewhere,
}) => {
  watch.allow(/closed/);
  const lead = (path: string) =>
    change(page, '**/api/media-library-folder/1/', (text) => {
      const folder = JSON.parse(text) as { files: Record<string, unknown>[] };
      folder.files = folder.files
        .slice(0, 1)
        .map((file) => ({ ...file, file_name: 'été #1.png', file_url: elsewhere.origin + path }));
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
  await expect(await opening).toHaveURL(`${elsewhere.origin}/closed.png`);
  await expect(page).toHaveURL(/\/folders\/1\//);
});
