import type { Page } from '@playwright/test';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

const launchNames = [
  'token',
  'backend',
  'origin',
  'user_id',
  'email',
  'user_name',
  'picture_url',
  'notification_key',
  'timestamp',
];
const hubNames = [
  'access',
  'refresh',
  'user',
  'api_base',
  'api_overview',
  'api_risk_register',
  'api_work_packages',
  'api_tasks',
  'api_projects',
  'api_users',
];

const namesIn = (page: Page) => [...new URL(page.url()).searchParams.keys()].toSorted();
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('opens a service with what it needs to know the person', async ({ page, portal }) => {
  await signInAs(page, 'superuser');
  await card(page, 'PulseFin').click();
  await expect(page).toHaveURL(/\/dev\/companion\/financial\?/);
  expect(namesIn(page)).toEqual(launchNames.toSorted());
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('origin')).toBe(portal.origin);
  expect(searchParams.get('email')).toBe('superuser@pulsehub.test');
  await page.goto('/healthz');
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).toEqual(expect.arrayContaining(['tokenfinancial', 'financial_backend']));
});

test('opens the project hub with the hub’s own tokens', async ({ page }) => {
  await signInAs(page, 'superuser');
  await card(page, 'ProjectsHub').click();
  await expect(page).toHaveURL(/\/dev\/companion\/project_hub\?/);
  expect(namesIn(page)).toEqual([...launchNames, ...hubNames].toSorted());
});

test('shows the specified three first, the rest after them', async ({ page }) => {
  await signInAs(page, 'superuser');
  const cards = page.locator('[data-service]');
  await expect(cards).toHaveCount(11);
  const keys = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-service')));
  expect(keys.slice(0, 3)).toEqual(['shm', 'financial', 'project_hub']);
});

test('finds a service by typing anywhere, and opens it with Enter', async ({ page }) => {
  await signInAs(page, 'superuser');
  await expect(card(page, 'PulseSHM')).toBeVisible();
  await page.keyboard.type('sales');
  await expect(card(page, 'PulseSHM')).toBeHidden();
  await expect(card(page, 'SalesHub')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dev\/companion\/sales_hub\?/);
});

test('keeps the card and offers to try again where opening fails', async ({ page, watch }) => {
  watch.allow(/\/api\/pulsehub-auth\//);
  await signInAs(page, 'superuser');
  await page.route('**/api/pulsehub-auth/', (route) =>
    route.fulfill({ status: 401, json: { detail: 'No.' } }),
  );
  await card(page, 'ProjectsHub').click();
  await expect(
    page.getByText('Authentication failed. Please login to PulseHub again.').first(),
  ).toBeVisible();
  await page.unroute('**/api/pulsehub-auth/');
  await page.getByRole('button', { name: /Retry ProjectsHub/ }).click();
  await expect(page).toHaveURL(/\/dev\/companion\/project_hub\?/);
});

test.describe('a target in the address', () => {
  test('inside the portal is followed', async ({ page }) => {
    await signInAs(page, 'superuser', '/dashboard?target=/there-is-no-such-page');
    await expect(page).toHaveURL(/\/there-is-no-such-page$/);
  });

  test('elsewhere is asked about first, naming the host', async ({ page }) => {
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'elsewhere' }));
    await signInAs(page, 'superuser', '/dashboard?target=https://elsewhere.example/a');
    const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(question).toContainText('elsewhere.example');
    await expect(page).toHaveURL(/\/dashboard\?target=/);
  });

  for (const target of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    '/\\elsewhere.example',
  ])
    test(`${target} is refused with a word`, async ({ page }) => {
      await signInAs(page, 'superuser', `/dashboard?target=${encodeURIComponent(target)}`);
      await expect(page.getByText('This link leads to an address that cannot be opened.')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(card(page, 'PulseSHM')).toBeVisible();
    });
});

test('tells a server that cannot answer, and loads after a retry', async ({ page, watch }) => {
  watch.allow(/\/api\/user\/dic-services\//);
  await page.route('**/api/user/dic-services/', (route) => route.fulfill({ status: 500, json: {} }));
  await signInAs(page, 'superuser');
  const alert = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(alert).toContainText('Server is temporarily unavailable. Please try again in a moment.');
  await page.unroute('**/api/user/dic-services/');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'PulseSHM')).toBeVisible();
});
