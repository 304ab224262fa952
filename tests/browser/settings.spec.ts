import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../support/browser/findings';
import { signInAs } from '../support/browser/signInAs';
import { switchLanguage } from '../support/browser/switchLanguage';
import { expect, test } from '../support/browser/test';

const root = join(import.meta.dirname, '../..');

/** Chromium treats a page from page.route as remote and blocks its socket to the local server. */
const blockedSocket = /WebSocket .* net::ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/;

const builtFile = {
  '/login': 'login.html',
  '/dashboard': 'index.html',
};

/** Serves pages as a deployment with these settings. */
const deploy = async (
  page: Page,
  folder: string,
  paths: readonly (keyof typeof builtFile)[],
  settings: Record<string, string>,
) => {
  execFileSync('sh', [join(root, 'docs/deploy/settings.sh'), join(root, 'dist'), folder], {
    env: { PATH: process.env['PATH'], ...settings },
  });
  for (const path of paths)
    await page.route(path, async (route) => {
      const body = readFileSync(join(folder, builtFile[path]), 'utf8');
      await route.fulfill({ response: await route.fetch(), body });
    });
};

test('paints the brand of a deployment before the script, also in dark', async ({
  page,
  watch,
}, testInfo) => {
  const logo = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20"><rect width="100" height="20" fill="#888"/></svg>').toString('base64')}`;
  await deploy(page, testInfo.outputPath('site'), ['/login'], {
    VITE_MAIN_COLOUR: '#c2185b',
    VITE_LOGO: logo,
    VITE_SIGN_IN_PROVIDERS: 'microsoft',
    VITE_SIGN_IN_LABELS: 'microsoft=Sign in with Contoso',
    VITE_SIGN_IN_ICONS: `microsoft=${logo}`,
  });
  const colour = () =>
    page
      .getByRole('button', { name: 'Sign In', exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const expectBrand = async () => {
    const providers = page.locator('[data-providers]').getByRole('button');
    await expect(providers).toHaveText(['Sign in with Contoso']);
    await expect(providers.locator('svg')).toBeHidden();
    await expect.poll(colour).toBe('rgb(194, 24, 91)');
  };

  watch.allow(/\/assets\/.* net::ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  await expectBrand();
  const mark = page.locator('[data-logo]').first();
  expect(await mark.evaluate((one) => getComputedStyle(one, '::before').backgroundImage)).toContain(
    'data:image',
  );
  await expect(mark.locator('svg')).toBeHidden();

  await page.unroute('**/assets/*.js');
  await page.reload();
  await page.waitForFunction(() => !('earlyAction' in window));
  await expectBrand();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(colour).not.toBe('rgb(194, 24, 91)');
  expect(await accessibilityFindings(page)).toEqual([]);
});

/** Writes message files of a deployment by language. */
const writeTexts = (folder: string, texts: Record<string, object>): string => {
  mkdirSync(folder, { recursive: true });
  for (const [language, own] of Object.entries(texts))
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(own));
  return folder;
};

test('shows the messages of a deployment in all languages', async ({ page, watch }, testInfo) => {
  const foreign = /DIC|Pulse|innovation/i;
  const own = (text: string) => ({
    signIn: { gate: text },
    'dashboard.heading': text,
  });
  const texts = { en: own('All of Contoso'), fr: own('Tout Contoso') };
  await deploy(page, testInfo.outputPath('site'), ['/login', '/dashboard'], {
    VITE_BRAND_NAME: 'Contoso',
    VITE_COMPANY_NAME: 'Contoso',
    TEXTS: writeTexts(testInfo.outputPath('texts'), {
      ...texts,
      en: { ...texts.en, signIn: { ...texts.en.signIn, submit: '%{what}', gat: 'x' } },
    }),
  });
  const statement = readFileSync(testInfo.outputPath('site/accessibility.html'), 'utf8');
  expect(statement).toContain('<h1>Accessibility of Contoso</h1>');
  expect(statement).not.toContain('Pulse');
  const getPageText = () => page.evaluate(() => `${document.title} ${document.body.innerText}`);
  const expectOwn = async (text: string) => {
    await expect(page.getByText(text).first()).toBeVisible();
    expect(await getPageText()).not.toMatch(foreign);
  };

  watch.allow(blockedSocket, /\/assets\/.* net::ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  // The built texts do not flash.
  await expect(page.getByRole('heading').first()).toBeHidden();
  await expect(page).toHaveTitle('Contoso');
  await page.unroute('**/assets/*.js');
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  for (const [language, { 'dashboard.heading': text }] of Object.entries(texts)) {
    await page.goto('/login');
    await switchLanguage(page, language);
    await expectOwn(text);
    await expect(page).toHaveTitle(/ · Contoso$/);
    await signInAs(page, 'newcomer');
    await switchLanguage(page, language);
    await expectOwn(text);
  }
  await expect
    .poll(() => new Set(warnings))
    .toEqual(
      new Set([
        'texts/en.json: "signIn.submit" has no placeholder %{what}.',
        'texts/en.json: There is no text "signIn.gat".',
      ]),
    );
});

test('groups services, requests those that the user lacks, and opens one after its note', async ({
  page,
  watch,
}, testInfo) => {
  watch.allow(blockedSocket);
  await deploy(page, testInfo.outputPath('site'), ['/dashboard'], {
    VITE_MORE_SERVICES: 'true',
    VITE_ACCESS_REQUEST_URL: 'https://forms.example/access?service={code_name}&for={email}',
  });
  const sales = { note: { text: 'Maintenance' }, owner: 'Sales', help: 'https://wiki.example' };
  const groups = [{ title: 'Business', services: ['sales_hub', 'financial'] }];
  await page.route('**/services.json', (route) =>
    route.fulfill({ json: { groups, services: { sales_hub: sales } } }),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, 'direct');
  await expect(page.getByRole('list', { name: 'Business' })).toBeVisible();
  await page.locator('summary').press('Enter');
  await expect(page.getByRole('link', { name: 'Request AI Hub' })).toHaveAttribute(
    'href',
    'https://forms.example/access?service=ai_hub&for=direct%40pulsehub.test',
  );
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Search services' }).fill('sales');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Before you open SalesHub' });
  await expect(question).toContainText('Maintenance');
  await question.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/dev\/companion\/sales_hub\?/);
});

test('reports each error once, without personal data', async ({ page, baseURL, watch }, testInfo) => {
  watch.allow(/^uncaught: /);
  const address = `${baseURL}/7`.replace('//', '//key@');
  await deploy(page, testInfo.outputPath('site'), ['/login'], { VITE_ERROR_REPORT_URL: address });
  const events: string[] = [];
  await page.route('**/api/7/envelope/?sentry_key=key&sentry_version=7', async (route) => {
    const [, , event = ''] = (route.request().postData() ?? '').split('\n');
    events.push(event);
    await route.fulfill({ status: 200, json: {} });
  });
  await page.goto('/login');
  // The form is painted before the script loads.
  await page.waitForFunction(() => !('earlyAction' in window));
  const fail = () =>
    page.evaluate(() => {
      // Not by a timer, which another test of this worker may have replaced by a clock of its own.
      addEventListener(
        'fail',
        () => {
          throw new TypeError('anna@example.com is not a function');
        },
        { once: true },
      );
      dispatchEvent(new Event('fail'));
      void Promise.reject(new RangeError('Invalid time value: anna@example.com'));
    });
  await fail();
  await expect.poll(() => events).toHaveLength(2);
  await fail();
  expect(events).toHaveLength(2);
  for (const error of ['TypeError', 'RangeError'])
    expect(events).toContainEqual(expect.stringContaining(`"type":"${error}"`));
  expect(events.join()).not.toContain('anna');
});
