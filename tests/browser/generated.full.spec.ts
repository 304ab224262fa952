import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dump, load } from 'js-yaml';
import { runIn } from '../support/browser/copyWithExample';
import { checkCopy, testWithExamples } from '../support/browser/exampleTest';
import { accessibilityFindings, overflowFindings } from '../support/browser/findings';
import { signInAs } from '../support/browser/signInAs';
import { switchLanguage } from '../support/browser/switchLanguage';
import { expect } from '../support/browser/test';
import { png } from '../support/uploads';

interface DoorLog {
  paths: Record<
    '/api/door-log/',
    {
      get: {
        responses: Record<
          '200',
          { content: { 'application/json': { examples: { sample: { value: { results: object[] } } } } } }
        >;
      };
    }
  >;
}

/** Adds 10,000 sample rows to the log, one for each minute. */
const fillDoorLog = (copy: string): string => {
  const file = join(copy, 'src/contract/own.yaml');
  const contract = load(readFileSync(file, 'utf8')) as DoorLog;
  const list = contract.paths['/api/door-log/'].get.responses['200'].content['application/json'];
  list.examples.sample.value.results = Array.from({ length: 10_000 }, (_, index) => ({
    door: `Door ${index % 7}`,
    opened_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    seconds: index % 90,
  }));
  writeFileSync(file, dump(contract));
  return runIn(copy, 'npm', ['run', '--silent', 'api:generate']);
};

const test = testWithExamples(['announcements', 'foreign'], fillDoorLog);

const findRow = (page: Page, text: string) => page.getByRole('row', { name: text });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test('needs a patch of at most 150 lines, of which the generator says what it found', ({ example }) => {
  const files = ['wiring.patch', 'tests/mock-server/announcements/routes.test.ts'];
  const lines = files.flatMap((file) =>
    readFileSync(`tests/example/announcements/${file}`, 'utf8').trim().split('\n'),
  );
  expect(lines.length).toBeLessThanOrEqual(150);
  expect(example.found.trim().split('\n')).toEqual([
    'announcements: list, create, edit, show, delete; searched by title; filtered by audience, is_pinned; sorted by title, starts_on, priority',
    'buildings: list, show; searched; sorted by id, name',
    'meeting-rooms: list, create, edit, show, delete; searched by name; filtered by building, has_screen; sorted by name, seats',
    expect.stringContaining(
      'job_offers: list, create, edit, show; searched; filtered by contract; sorted by id,',
    ),
    'door-log: list; sorted by opened_at',
  ]);
});

test('passes types, lint and tests with the collections', ({ example: { copy } }) => {
  test.setTimeout(300_000);
  const tests = ['architecture.test.ts', 'everyPage.test.ts', 'api/openapi.test.ts'];
  const backendTests = ['guards/rights', 'guards/examples.test.ts', 'announcements', 'meeting-rooms'];
  checkCopy(copy, ...tests, ...backendTests.map((path) => `mock-server/${path}`));
});

test.describe('generated screens', () => {
  for (const [path, ready] of [
    ['/announcements', 'Announcements'],
    ['/meeting-rooms', 'Meeting rooms'],
    ['/meeting-rooms/create', 'Create Meeting room'],
    ['/meeting-rooms/1', 'Meeting room Aquarium'],
    ['/meeting-rooms/1/show', 'Meeting room Aquarium'],
    ['/job_offers', 'Job offers'],
    ['/job_offers/create', 'Create Job offer'],
    ['/job_offers/1/show', 'Job offer Bridge inspector'],
    ['/door-log', 'Door log'],
  ] as const)
    test(`${path} has a title, passes axe, also in dark and in Arabic, and fits 360 px`, async ({ page }) => {
      await signInAs(page, 'direct', path);
      await expect(page.getByRole('heading', { name: ready, level: 1 })).toBeVisible();
      await expect(page.locator('.RaDataTable-row, .RaSimpleShowLayout-stack, form').first()).toBeVisible();
      expect.soft(await accessibilityFindings(page), 'axe').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await accessibilityFindings(page, ['color-contrast']), 'axe in dark').toEqual([]);
      await page.setViewportSize({ width: 360, height: 700 });
      await expect.poll(() => overflowFindings(page), 'at 360 px').toEqual([]);
      await switchLanguage(page, 'ar');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect.poll(() => overflowFindings(page), 'in Arabic').toEqual([]);
      expect.soft(await accessibilityFindings(page), 'axe in Arabic').toEqual([]);
      await switchLanguage(page, 'en');
    });
});

test('searches, filters and sorts only as the contract says', async ({ page }) => {
  await signInAs(page, 'direct', '/announcements');
  const titles = page.getByRole('row').getByRole('link');
  await expect(titles).toHaveText([
    'Summer hours',
    'Quarterly figures',
    'Maintenance window',
    'New bridge sensors',
    'Safety training',
  ]);
  const sorts = page.getByRole('columnheader').getByRole('button');
  await expect(sorts).toHaveText(['Title', 'Starts on', 'Priority']);
  await page.getByRole('button', { name: 'Sort by Title ascending' }).click();
  await expect(titles.first()).toHaveText('Maintenance window');
  await page.getByPlaceholder('Search').fill('sensors');
  await expect(titles).toHaveText(['New bridge sensors']);
  await page.getByPlaceholder('Search').fill('');
  await page.getByRole('button', { name: 'Add filter' }).click();
  await expect(page.getByRole('menuitemcheckbox')).toHaveText(['Audience', 'Pinned']);
  await page.getByRole('menuitemcheckbox', { name: 'Audience' }).click();
  await page.getByRole('combobox', { name: 'Audience' }).click();
  await page.getByRole('option', { name: 'Staff' }).click();
  await expect(titles).toHaveText(['Quarterly figures']);
});

test('creates, shows, changes and deletes a room by keyboard', async ({ page, watch }) => {
  watch.allow(/answered 400: POST/);
  await signInAs(page, 'direct', '/meeting-rooms');
  await page.getByRole('link', { name: 'Create' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Create Meeting room' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Loft');
  await page.keyboard.press('Tab');
  await page.keyboard.type('mill');
  await expect(page.getByRole('option')).toHaveText(['Old mill']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Seats')).toHaveValue('8');
  await page.getByLabel('Projector').press('Space');
  await page.getByLabel('Contact').fill('not an address');
  await page.getByLabel('Contact').press('Enter');
  await expect(page.getByText('Must be a valid email')).toBeVisible();
  await page.getByLabel('Contact').fill('loft@mill.example');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'loft.png', mimeType: 'image/png', buffer: png });
  await page.getByLabel('Contact').press('Enter');
  await expect(page.getByRole('heading', { name: 'Meeting room Loft' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Old mill' })).toHaveAttribute('href', /\/buildings\/2\/show$/);
  await expect(page.getByRole('img', { name: 'Photo' })).toHaveJSProperty('naturalWidth', 1);
  await page.getByRole('link', { name: 'Edit' }).press('Enter');
  await page.getByLabel('Name').fill('Loft North');
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByRole('heading', { name: 'Meeting room Loft North' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo' })).toBeVisible();
  await page.goto('/meeting-rooms');
  await page.getByRole('link', { name: 'Loft North' }).press('Enter');
  await page.getByRole('link', { name: 'Edit' }).press('Enter');
  await expect(page.getByLabel('Name')).toHaveValue('Loft North');
  // The first one removes the photo.
  await page.getByRole('button', { name: 'Delete' }).last().press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(findRow(page, 'Loft North')).toBeVisible();
  await findRow(page, 'Loft North').getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Close message' }).press('Enter');
  expect((await deleted).status()).toBe(204);
  await expect(findRow(page, 'Loft North')).toHaveCount(0);
});

test("shows the server's sentence at its field, and asks before typed values are lost", async ({
  page,
  watch,
}) => {
  watch.allow(/answered 400: POST/);
  await signInAs(page, 'direct', '/job_offers/create');
  await page.getByLabel('Position').fill('Engineer');
  await page.getByLabel('Contract').click();
  await page.getByRole('option', { name: 'Fixed term' }).click();
  await page.getByLabel('Closes on').fill('2026-12-24');
  await page.getByLabel('Interview').fill('2027-01-07T10:30');
  await page.getByLabel('Link').fill('no address');
  await page.getByLabel('Description').fill('Builds bridges.\nBrings boots.');
  await save(page);
  await expect(page.getByText('Enter a valid URL.')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Unsaved Changes' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep Editing' }).click();
  await page.getByLabel('Link').fill('https://jobs.example/engineer');
  await save(page);
  await expect(page.getByRole('heading', { name: 'Job offer Engineer' })).toBeVisible();
  await expect(page.getByText('Fixed term')).toBeVisible();
  await expect(page.getByText('2027-01-07 10:30')).toBeVisible();
  await expect(page.getByText('Builds bridges. Brings boots.')).toHaveCSS('white-space', 'pre-line');
  await page.goto('/job_offers/create');
  await expect(page.getByLabel('Position')).toHaveValue('');
  await page.goto('/job_offers/1/show');
  await expect(page.getByText('["Welding","Climbing"]')).toBeVisible();
});

test('takes a column and an input of one’s own, and exports without formulas', async ({ page }) => {
  await signInAs(page, 'direct', '/job_offers');
  await expect(findRow(page, 'Bridge inspector')).toContainText('62k');
  await expect(page.getByRole('columnheader', { name: 'Link' })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(file).toContain('"Position","Contract","Closes on"');
  expect(file).toContain('"Bridge inspector","permanent","2026-09-30"');
  expect(file).toContain(`"'=Inspects bridges.`);
  await page.goto('/job_offers/create');
  await expect(page.getByText('Seen by everybody')).toBeVisible();
});

test('reads a log of 10,000 rows, page by page', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await signInAs(page, 'direct', '/door-log');
  await expect(page.getByText('1-10 of 10000')).toBeVisible();
  await expect(findRow(page, '2026-01-07 22:39')).toBeVisible();
  // The rows that came with the code of the list.
  expect(requests.filter((url) => url.includes('/api/door-log/'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Go to page 1000' }).click();
  await expect(findRow(page, '2026-01-01 00:00')).toBeVisible();
  await page.getByRole('button', { name: 'Sort by Opened at ascending' }).click();
  await expect(findRow(page, '2026-01-01 00:00')).toBeVisible();
  for (const role of ['checkbox', 'searchbox'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  for (const name of ['Create', 'Edit', 'Delete'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('offers only what a member may do', async ({ page }) => {
  await signInAs(page, 'newcomer', '/meeting-rooms');
  await page.getByRole('link', { name: 'Aquarium' }).click();
  await expect(page.getByRole('heading', { name: 'Meeting room Aquarium' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await page.goto('/meeting-rooms');
  await expect(findRow(page, 'Bridge')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.goto('/meeting-rooms/create');
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
});

test('offers Retry for a list that fails, and the list for a record that is gone', async ({
  page,
  watch,
}) => {
  watch.allow(/answered (500|404): GET/);
  await signInAs(page, 'direct');
  await page.route(/\/api\/meeting-rooms\/\?/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/meeting-rooms');
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  // A list that failed before its page was mounted is requested once more.
  await page.waitForLoadState('networkidle');
  await page.unroute(/\/api\/meeting-rooms\/\?/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(findRow(page, 'Aquarium')).toBeVisible();
  await page.goto('/meeting-rooms/999/show');
  await expect(page.getByText('Element does not exist')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the List' }).click();
  await expect(findRow(page, 'Aquarium')).toBeVisible();
});
