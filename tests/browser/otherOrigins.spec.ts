import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { png } from '../support/browser/elsewhere';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

/** Returns a call of the portal's own server with something changed in it. */
const change = (page: Page, pattern: string, edit: (text: string) => string) =>
  page.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });

test('opens a project hub on another port, and tells its refusal', async ({
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
  elsewhere.hub = { status: 401, body: { detail: 'No.' } };
  await card.click();
  const refused = page.getByText('Authentication failed. Please login to PulseHub again.', { exact: true });
  await expect(refused.first()).toBeVisible();
  expect(elsewhere.came.findLast(({ method }) => method === 'POST')).toEqual({
    method: 'POST',
    path: '/api/pulsehub-auth/',
    bearer: `Bearer ${token ?? ''}`,
  });

  elsewhere.hub = { status: 404, body: {} };
  await page.getByRole('button', { name: 'Retry ProjectsHub' }).click();
  await expect(page).toHaveURL(/\/dev\/companion\/project_hub\?/);
  expect(new URL(page.url()).searchParams.has('access')).toBe(false);

  elsewhere.hub = { status: 200, body: { access: 'A', refresh: 'R', id: 1 } };
  await page.goto('/dashboard');
  await card.click();
  await expect(page).toHaveURL(/\/dev\/companion\/project_hub\?/);
  expect(new URL(page.url()).searchParams.get('access')).toBe('A');
});

test('saves a file of another origin under its name, or opens it in a tab of its own', async ({
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
