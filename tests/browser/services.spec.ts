import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessibilityFindings } from '../support/browser/findings';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

const root = join(import.meta.dirname, '../..');

test('lists the services that a user lacks, with a link to the form of the organisation', async ({
  page,
  watch,
}, testInfo) => {
  // Chromium treats a page from page.route as remote and blocks its socket to the local server.
  watch.allow(/WebSocket .* net::ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/);
  const folder = testInfo.outputPath('site');
  execFileSync('sh', [join(root, 'docs/deploy/settings.sh'), join(root, 'dist'), folder], {
    env: {
      PATH: process.env['PATH'],
      VITE_MORE_SERVICES: 'true',
      VITE_ACCESS_REQUEST_URL: 'https://forms.example/access?service={code_name}&for={email}',
    },
  });
  await page.route('/dashboard', async (route) =>
    route.fulfill({
      response: await route.fetch(),
      body: readFileSync(join(folder, 'index.html'), 'utf8'),
    }),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, 'member');
  const request = page.getByRole('link', { name: 'Request AI Hub' });
  await expect(page.getByText('More services, and how to get them')).toBeVisible();
  await expect(request).toBeHidden();
  await page.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(request).toHaveAttribute(
    'href',
    'https://forms.example/access?service=ai_hub&for=member%40pulsehub.test',
  );
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.screenshot({ path: testInfo.outputPath('more.png'), fullPage: true });
});

test('groups the services by services.json, and shows a note before a service opens', async ({
  page,
}, testInfo) => {
  await page.route('**/services.json', (route) =>
    route.fulfill({
      json: {
        groups: [{ title: { en: 'Business', fr: 'Gestion' }, services: ['sales_hub', 'financial'] }],
        services: {
          sales_hub: {
            note: { text: 'Maintenance until 14:00' },
            owner: 'Sales',
            help: 'https://wiki.example',
          },
        },
      },
    }),
  );
  await signInAs(page, 'direct');
  await expect(page.getByRole('list', { name: 'Business' }).getByRole('heading')).toHaveText([
    'SalesHub',
    'PulseFin',
  ]);
  await expect(page.getByRole('list', { name: 'Other services' })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.screenshot({ path: testInfo.outputPath('groups.png'), fullPage: true });
  await page.keyboard.type('sales');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Before you open SalesHub' })).toContainText(
    'Maintenance until 14:00',
  );
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/\/dev\/companion\/sales_hub\?/);
});

test('selects users from a pasted list, and exports them with their services', async ({ page }, testInfo) => {
  await signInAs(page, 'superuser', '/admin');
  await page.getByRole('button', { name: 'More list actions' }).click();
  await page.getByRole('menuitem', { name: 'Select from a List...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select users from a list' });
  await expect(dialog.getByLabel('Email addresses')).toBeFocused();
  await page.keyboard.insertText('Member <member@pulsehub.test>; staff@pulsehub.test\nnobody@pulsehub.test');
  await dialog.getByRole('button', { name: 'Find 3 Users' }).click();
  await expect(dialog.getByText('2 users are selected.')).toBeVisible();
  await expect(dialog.getByText('nobody@pulsehub.test')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.screenshot({ path: testInfo.outputPath('paste.png') });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('2 User(s) Selected')).toBeVisible();

  await page.getByRole('button', { name: 'More list actions' }).click();
  await page.getByRole('menuitem', { name: 'Export with Services...' }).click();
  await page.getByRole('button', { name: 'Read Services' }).click();
  await expect(page.getByText('2 users are in the report.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as XLSX' }).click();
  expect((await download).suggestedFilename()).toBe('users_services.xlsx');
  await page.screenshot({ path: testInfo.outputPath('report.png') });
});
