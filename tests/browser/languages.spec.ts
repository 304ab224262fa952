import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyWithExample } from '../support/browser/copyWithExample';
import { signInAs } from '../support/browser/signInAs';
import { switchLanguage } from '../support/browser/switchLanguage';
import { startBuiltPortal } from '../support/browser/startBuiltPortal';
import { expect, test } from '../support/browser/test';

const html = (page: Page) => page.locator('html');
const languageMenu = (page: Page) => page.getByRole('combobox', { name: /^(Language|Langue|اللغة)$/ });
const chooseFrench = async (page: Page) => {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await languageMenu(page).selectOption('Français');
  await expect(html(page)).toHaveAttribute('lang', 'fr');
  await page.keyboard.press('Escape');
};
const email = (page: Page) => page.locator('input[type="email"]');

/** Records all texts visible in any frame, and all titles. */
const recordTexts = (page: Page) =>
  page.addInitScript(() => {
    const visibleTexts = new Set<string>();
    const record = () => {
      const root = document.querySelector<HTMLElement>('#root');
      visibleTexts.add(document.title);
      if (root && getComputedStyle(root).visibility === 'visible') visibleTexts.add(root.innerText);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
    Object.assign(window, { textsSeen: visibleTexts });
  });

const textsSeen = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { textsSeen: Set<string> }).textsSeen].join('\n'));

test('paints the chosen language first on the next visit', async ({ page }) => {
  await page.goto('/login');
  await email(page).fill('ada@pulsehub.test');
  await page.getByLabel('Password', { exact: true }).fill('cross');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await languageMenu(page).selectOption('Français');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect(page.getByText('Le mot de passe doit')).toBeVisible();
  await expect(email(page)).toHaveValue('ada@pulsehub.test');
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('cross');
  await expect(page).toHaveTitle('Se connecter · PulseHub');
  await expect(html(page)).toHaveAttribute('lang', 'fr');

  await recordTexts(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  // Recorded with the next frame.
  await expect.poll(() => textsSeen(page)).toContain('Se connecter');
  expect(await textsSeen(page)).not.toContain('Sign In');
});

test('opens in French in a French browser, and keeps a choice', async ({ browser, portal }) => {
  const context = await browser.newContext({ baseURL: portal.url, locale: 'fr-CA' });
  const page = await context.newPage();
  await recordTexts(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect.poll(() => textsSeen(page)).toContain('Se connecter');
  expect(await textsSeen(page)).not.toContain('Sign In');
  await languageMenu(page).selectOption('English');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await context.close();
});

test('keeps a form when the language changes, and updates the other tab', async ({ page, context }) => {
  await signInAs(page, 'superuser', '/user/create');
  await page.getByLabel('First Name').fill('Zoé');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await chooseFrench(page);
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoé');
  await expect(html(other)).toHaveAttribute('lang', 'fr');
  await expect(other.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
  await page.getByRole('dialog').getByRole('combobox').fill('English');
  await expect(page.getByRole('option', { name: 'English' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First Name')).toHaveValue('Zoé');
});

test('translates the open shortcut list and handles keys in Arabic', async ({ page }) => {
  await signInAs(page, 'superuser', '/folders');
  await expect(page.getByRole('link', { name: 'Drawings', exact: true })).toBeVisible();
  const press = (key: string, code: string, ctrlKey = false) =>
    page.locator('body').dispatchEvent('keydown', { key, code, ctrlKey, bubbles: true, cancelable: true });
  await press('؟', 'Slash');
  await expect(
    page.getByRole('dialog', { name: 'Keyboard Shortcuts' }).getByText('One folder up'),
  ).toBeVisible();
  await switchLanguage(page, 'fr');
  const sheet = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(sheet.getByText('Remonter d’un dossier')).toBeVisible();
  await sheet.getByRole('button', { name: 'Fermer' }).click();
  await expect(sheet).toBeHidden();
  await press('ن', 'KeyK', true);
  await expect(page.getByRole('dialog', { name: 'Aller à' })).toBeVisible();
});

test('keeps the language if the network fails and retries', async ({ page, watch }) => {
  watch.allow(/Failed to load resource|net::ERR_FAILED/);
  await page.goto('/login');
  await email(page).fill('ada@pulsehub.test');
  // The form is painted before the script loads.
  await page.waitForFunction(() => !('earlyAction' in window));
  await page.route('**/assets/*.js', (route) => route.abort());
  await languageMenu(page).selectOption('Français');
  const failed = 'The language could not be loaded. Please check your connection and try again.';
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  await expect(languageMenu(page)).toHaveValue('en');
  await page.unrouteAll();
  await languageMenu(page).selectOption('Français');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect(email(page)).toHaveValue('ada@pulsehub.test');
});

test('adds a language by a folder and a row', { tag: '@full' }, async ({ browser }) => {
  test.setTimeout(300_000);
  const copy = copyWithExample();
  const inCopy = (path: string) => join(copy, 'src/i18n', path);
  cpSync(inCopy('fr'), inCopy('oc'), { recursive: true });
  const rows = readFileSync(inCopy('languages.ts'), 'utf8');
  const french = "{ locale: 'fr', name: 'Français', direction: 'ltr' },";
  writeFileSync(
    inCopy('languages.ts'),
    rows.replace(french, `${french}\n  { locale: 'oc', name: 'Occitan', direction: 'ltr' },`),
  );
  const portal = await startBuiltPortal({}, copy);
  try {
    const page = await browser.newPage({ baseURL: portal.url });
    await page.goto('/login');
    await languageMenu(page).selectOption('Occitan');
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
    await expect(html(page)).toHaveAttribute('lang', 'oc');
  } finally {
    await portal.close();
    await rm(copy, { recursive: true });
  }
});
