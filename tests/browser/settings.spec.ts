import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { givePassword } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

const root = join(import.meta.dirname, '../..');

test('shows the brand and calls the API that a deployment wrote into the built pages, from the first paint on', async ({
  page,
  portal,
  elsewhere,
  watch,
}, testInfo) => {
  const brand = 'Hub & <Co> "α"';
  const folder = testInfo.outputPath('site');
  const written = {
    VITE_BRAND_NAME: brand,
    VITE_API_URL: elsewhere.origin,
    VITE_SUPPORT_EMAIL: 'help@hub.example',
  };
  execFileSync('sh', [join(root, 'docs/deploy/settings.sh'), join(root, 'dist'), folder], {
    env: { PATH: process.env['PATH'], ...written },
  });
  for (const [path, file] of [
    ['/login', 'login.html'],
    ['/contact-support', 'contact-support.html'],
    ['/dashboard', 'index.html'],
  ] as const)
    await page.route(path, async (route) => {
      await route.fulfill({ response: await route.fetch(), body: readFileSync(join(folder, file), 'utf8') });
    });
  await page.route(`${elsewhere.origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: portal.origin + pathname + search });
    const cors = { 'access-control-allow-origin': portal.origin, 'access-control-allow-credentials': 'true' };
    await route.fulfill({ response, headers: { ...response.headers(), ...cors } });
  });
  // To the browser a page that comes from the test is not of this machine, whose socket it then refuses.
  watch.allow(/WebSocket .* net::ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/);
  const called = (path: string) => page.waitForRequest(elsewhere.origin + path);

  await page.goto('/login');
  await expect(page.getByRole('heading', { name: `Sign in to ${brand}`, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`Sign In · ${brand}`);
  const signingIn = called('/api/user/login/');
  await givePassword(page, 'direct');
  await signingIn;
  await expect(page.getByRole('heading', { name: `Welcome to ${brand} -` })).toBeVisible();

  // What is there before any script of the portal: the painted page, and the small script within it.
  watch.allow(/\/assets\/.* net::ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  const askingEarly = called('/api/user/dic-services/');
  await page.goto('/dashboard');
  await askingEarly;
  await expect(page).toHaveTitle(brand);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/contact-support');
  const support = page.getByRole('link', { name: 'Write to help@hub.example' });
  await expect(support).toHaveAttribute('href', 'mailto:help@hub.example');
  await expect(page).toHaveTitle(`Contact support · ${brand}`);
});

test('sends its errors to the address that a deployment names, each once and nothing of a person', async ({
  page,
  watch,
}) => {
  watch.allow(/^uncaught: /);
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const settings = '{&quot;VITE_ERROR_REPORT_URL&quot;:&quot;/errors&quot;}';
    const body = (await response.text()).replace('settings" content="{}"', `settings" content="${settings}"`);
    await route.fulfill({ response, body });
  });
  const reports: unknown[] = [];
  await page.route('**/errors', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await page.goto('/login');
  // The form is painted before the script is there.
  await page.waitForFunction(() => !('earlyActions' in window));
  const fail = () =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('anna@example.com is not a function');
      });
      void Promise.reject(new RangeError('Invalid time value: anna@example.com'));
    });
  await fail();
  await expect.poll(() => reports).toHaveLength(2);
  await fail();
  const place = {
    stack: [],
    route: '/login',
    version: expect.any(String),
    browser: expect.stringMatching(/^Chrome\/\d+$/),
  };
  expect(reports).toHaveLength(2);
  expect(reports).toContainEqual({ ...place, name: 'TypeError', message: 'is not a function' });
  expect(reports).toContainEqual({ ...place, name: 'RangeError', message: 'Invalid time value' });
});
