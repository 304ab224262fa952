import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { checkCopy, testWithExamples } from '../support/browser/exampleTest';
import { accessibilityFindings, overflowFindings } from '../support/browser/findings';
import { signInAs } from '../support/browser/signInAs';
import { expect } from '../support/browser/test';

const test = testWithExamples(['announcements', 'announcements-screens', 'workbench', 'verified']);

const findRow = (page: Page, title: string) => page.getByRole('row', { name: title });

test('passes types, lint and tests in the example', ({ example: { copy } }) => {
  test.setTimeout(300_000);
  checkCopy(copy, 'architecture.test.ts', 'mock-server/guards/rights', 'mock-server/announcements');
});

test.describe('example screens', () => {
  for (const [screen, path, ready] of [
    ['list', '/announcements', 'Announcements'],
    ['create', '/announcements/create', 'Create Announcement'],
    ['edit', '/announcements/3', 'Announcement Safety training'],
    ['show', '/announcements/3/show', 'Announcement Safety training'],
  ] as const)
    test(`${screen}: has a title, passes axe in light and dark and fits a phone`, async ({ page }) => {
      await signInAs(page, 'direct', path);
      await expect(page.getByRole('heading', { name: ready, level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(`${ready} · PulseHub`);
      expect.soft(await accessibilityFindings(page), 'axe').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await accessibilityFindings(page, ['color-contrast']), 'axe in dark').toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      await expect.poll(() => overflowFindings(page), 'at 320 px').toEqual([]);
    });
});

test('adds a column and a filter to the users by seven lines', async ({ page }) => {
  const patch = readFileSync('tests/example/verified/wiring.patch', 'utf8');
  expect(patch.match(/^\+(?!\+)/gm)).toHaveLength(7);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'direct', '/admin');
  const verified = page.getByRole('columnheader', { name: 'Verified' });
  await verified.getByRole('button').click();
  await expect(verified).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('combobox', { name: 'Verified' }).selectOption('No');
  const listed = page.waitForResponse(/is_verified=false/);
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  const { results } = (await (await listed).json()) as { results: { is_verified: boolean }[] };
  expect(results.map(({ is_verified }) => is_verified)).not.toContain(true);
  await expect(page.getByText('Verified: No').first()).toBeVisible();
});

test('saves, shows errors and keeps input in Create, Show and Edit', async ({ page, watch }) => {
  watch.allow(/answered 400: POST/);
  await signInAs(page, 'direct', '/announcements');
  await page.getByRole('link', { name: 'Create' }).click();
  // Before the form is there, the label is that of the list's sort button.
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await page.getByLabel('Title').fill('Fire drill');
  await page.getByLabel('Text').fill('On Tuesday at ten.');
  await page.getByLabel('Link').fill('not an address');
  await page.getByLabel('Starts on').fill('2026-05-05');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a valid URL.')).toBeVisible();
  await page.getByLabel('Link').fill('https://drill.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Element created')).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://drill.example' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Title').fill('Fire drill on Tuesday');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Fire drill on Tuesday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Announcement Fire drill on Tuesday' })).toBeVisible();
});

test('offers only read access without the staff role', async ({ page }) => {
  await signInAs(page, 'newcomer', '/announcements');
  await expect(findRow(page, 'Summer hours')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await findRow(page, 'Summer hours').click();
  await expect(page.getByText('The office closes at three on Fridays.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await page.goto('/announcements/create');
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
});

test('supports TabbedForm and all its inputs under the CSP', async ({ page }) => {
  await signInAs(page, 'direct', '/workbench/form');
  await page.getByLabel('Name', { exact: true }).fill('From the workbench');
  await expect(page.getByText('A name of its own')).toBeVisible();
  await page.getByLabel('Count', { exact: true }).fill('12');
  await page.getByLabel('Flag', { exact: true }).check();
  await page.getByLabel('Colour', { exact: true }).click();
  await page.getByRole('option', { name: 'Colour green' }).click();
  await page.getByLabel('Other', { exact: true }).fill('blu');
  await page.getByRole('option', { name: 'Colour blue' }).click();
  await page.getByRole('tab', { name: 'Others' }).click();
  await page.getByLabel('Day', { exact: true }).fill('2026-04-05');
  await page.getByLabel('Time', { exact: true }).fill('2026-04-05T10:30');
  await page.getByLabel('Service', { exact: true }).fill('fin');
  await page.getByRole('option', { name: 'PulseFin' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'note.html', mimeType: 'text/html', buffer: Buffer.from('<p>Hello</p>') });
  await expect(page.getByRole('link', { name: 'note.html' })).toBeVisible();
  await page.getByRole('tab', { name: 'Texts' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('From the workbench');
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => overflowFindings(page), 'at 320 px').toEqual([]);
  const saveResponse = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await (await saveResponse).json()).toMatchObject({ template_url: expect.stringMatching(/\.html$/) });
  await expect(page.getByText('Element created')).toBeVisible();
});

test('supports list buttons and saved filters', async ({ page }) => {
  await signInAs(page, 'direct', '/workbench/list');
  await expect(page.getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(5);
  await findRow(page, 'Maintenance window').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Pin' }).click();
  await page.getByRole('button', { name: 'Close message' }).click();
  await findRow(page, 'Quarterly figures').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await findRow(page, 'Quarterly figures').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('announcements.csv');
  await page.getByRole('textbox', { name: 'Search' }).fill('training');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Save current query' }).click();
  await page.getByLabel('Query name').fill('Trainings');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.reload();
  await expect(page.getByText('Trainings')).toBeVisible();
});
