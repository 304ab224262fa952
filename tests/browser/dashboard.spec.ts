import type { Page } from '@playwright/test';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('finds a service by typing and launches it and the project hub', async ({ page, portal }) => {
  await signInAs(page, 'superuser');
  await expect(card(page, 'PulseSHM')).toBeVisible();
  await page.keyboard.type('pulsefin');
  await expect(card(page, 'PulseSHM')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dev\/companion\/financial\?/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('token')).toMatch(/\w/);
  expect(searchParams.get('origin')).toBe(portal.url);
  expect(searchParams.get('email')).toBe('superuser@pulsehub.test');
  await page.goto('/dashboard');
  const storedKeys = await page.evaluate(() => Object.keys(localStorage));
  expect(storedKeys).toEqual(expect.arrayContaining(['tokenfinancial', 'financial_backend']));

  await card(page, 'ProjectsHub').click();
  await expect(page).toHaveURL(/\/dev\/companion\/project_hub\?/);
  expect(new URL(page.url()).searchParams.get('access')).toMatch(/\w/);
});

test('follows internal targets, confirms external ones and rejects others', async ({ page }) => {
  await signInAs(page, 'superuser', '/dashboard?target=/there-is-no-such-page');
  await expect(page).toHaveURL(/\/there-is-no-such-page$/);

  await page.goto(`/dashboard?target=${encodeURIComponent('javascript:alert(1)')}`);
  await expect(page.getByText('This link leads to an address that cannot be opened.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(card(page, 'PulseSHM')).toBeVisible();

  await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'elsewhere' }));
  await page.goto('/dashboard?target=https://elsewhere.example/a');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('elsewhere.example');
  await expect(page).toHaveURL(/\/dashboard\?target=/);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('https://elsewhere.example/a');
});
