import type { Page } from '@playwright/test';
import { signInAs } from '../support/browser/signInAs';
import { clearStorage } from '../support/browser/storeInPage';

/** Shows what a picture is about, and waits for each element that it names. */
export type Scene = (page: Page) => Promise<void>;

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };
export const tourSize = { width: 1120, height: 700 };

const userRows = (page: Page) => page.getByRole('table', { name: 'Users' }).getByRole('row');

/** Scrolls to the top, where an earlier screen may have left the page further down. */
const openDashboard: Scene = async (page) => {
  await page.goto('/dashboard');
  await page
    .getByRole('link', { name: 'PulseSHM' })
    .or(page.getByRole('button', { name: 'PulseSHM' }))
    .first()
    .waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
};

/** By the name of their file. */
export const pictures: Readonly<Record<string, Scene>> = {
  users: async (page) => {
    await page.setViewportSize(desktop);
    await signInAs(page, 'superuser', '/admin');
    await userRows(page).nth(3).waitFor();
    const view = page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: /^Never signed in/ });
    await view.click();
    await page.locator('[aria-current]', { hasText: 'Never signed in' }).waitFor();
    await userRows(page).nth(3).waitFor();
  },
  folder: async (page) => {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: 'dark' });
    await signInAs(page, 'superuser', '/folders/1/Reports 2026');
    await page.getByRole('heading', { name: 'Reports 2026' }).waitFor();
    await page.getByRole('button', { name: 'Upload' }).first().waitFor();
  },
  notifications: async (page) => {
    await page.setViewportSize(phone);
    await signInAs(page, 'superuser', '/notifications');
    await page.getByRole('heading', { name: 'Notifications' }).first().waitFor();
    await page
      .getByRole('button', { name: /^Mark as Read/ })
      .first()
      .waitFor();
  },
};

/** In the order shown. */
export const tour: readonly Scene[] = [
  async (page) => {
    await page.setViewportSize(tourSize);
    await clearStorage(page);
    await page.goto('/login');
    await page.getByLabel('Email').fill('superuser@pulsehub.test');
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
  },
  async (page) => {
    await signInAs(page, 'superuser');
    await openDashboard(page);
  },
  async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByLabel(/^Search screens/).fill('bi');
    await page.getByRole('option').first().waitFor();
  },
  async (page) => {
    await page.goto('/notifications');
    await page
      .getByRole('button', { name: /^Mark as Read/ })
      .first()
      .waitFor();
  },
  async (page) => {
    await page.goto('/folders/1/Reports 2026');
    await page.getByRole('heading', { name: 'Reports 2026' }).waitFor();
  },
  async (page) => {
    await page.goto('/admin');
    await userRows(page).nth(3).waitFor();
    await page.getByRole('checkbox', { name: 'Select all users on this page' }).check();
  },
  async (page) => {
    await page.getByRole('button', { name: 'Services…' }).click();
    await page.getByRole('combobox', { name: 'Add' }).fill('AI Hub');
    await page.getByRole('option', { name: 'AI Hub' }).click();
    await page.getByRole('button', { name: 'Preview Changes' }).click();
    await page.getByText(/^AI Hub: \d+ gain it/).waitFor();
  },
  async (page) => {
    // A seeded user, because others have no log.
    await page.goto('/user/details/12');
    await page.getByRole('tab', { name: 'User Logs' }).click();
    const row = page.getByRole('row', { name: /GET|POST|PATCH|DELETE/ }).nth(4);
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  },
  async (page) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openDashboard(page);
  },
  async (page) => {
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
    await page.locator('html[dir=rtl]').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
  },
];
