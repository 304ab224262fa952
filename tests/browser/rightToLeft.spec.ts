import type { Locator, Page } from '@playwright/test';
import { signInAs } from '../support/browser/signInAs';
import { switchLanguage } from '../support/browser/switchLanguage';
import { expect, test } from '../support/browser/test';

const getLeft = async (locator: Locator) => (await locator.boundingBox())?.x ?? Number.NaN;
/** Waits, because the styles follow the language. */
const expectLeftOf = (left: Locator, right: Locator) =>
  expect.poll(async () => (await getLeft(right)) - (await getLeft(left))).toBeGreaterThan(0);
const isMirrored = (page: Page, icon: string) =>
  page
    .locator(icon)
    .first()
    .evaluate((element) => getComputedStyle(element).scale === '-1 1');

test('mirrors the layout for Arabic and back', async ({ page }) => {
  await signInAs(page, 'superuser', '/admin');
  const [brand, search] = [
    page.locator('header a').first(),
    page.getByRole('searchbox').or(page.getByRole('textbox')).first(),
  ];
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect.poll(async () => (await getLeft(search)) + 1 - (await getLeft(brand))).toBeGreaterThan(0);
  await search.fill('keeps what is typed');
  await switchLanguage(page, 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(search).toHaveValue('keeps what is typed');
  const tabs = page.getByRole('tab');
  await expectLeftOf(tabs.last(), brand);
  await expectLeftOf(tabs.nth(1), tabs.nth(0));
  // The left arrow moves forward.
  await tabs.nth(0).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
  // A menu opens on the side of its button, within the window.
  await page.getByRole('banner').getByRole('button').last().click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeInViewport({ ratio: 1 });
  await expect.poll(() => getLeft(menu)).toBeLessThan(100);
  await expect.poll(() => isMirrored(page, 'li svg[data-mirrored]')).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isMirrored(page, 'header svg:not([data-mirrored])')).toBe(false);
  await switchLanguage(page, 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expectLeftOf(tabs.nth(0), tabs.nth(1));
});

/** Measures the text or a part of it, because its element may be wider. */
const textSides = (locator: Locator, part = '') =>
  locator.evaluate((element, searched) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const index = node.nodeValue?.indexOf(searched) ?? -1;
      if (index < 0 || searched === '') continue;
      range.setStart(node, index);
      range.setEnd(node, index + searched.length);
      break;
    }
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  }, part);

test('aligns Latin names with the surrounding Arabic text', async ({ page }) => {
  await signInAs(page, 'superuser', '/folders');
  await switchLanguage(page, 'ar');
  const folder = page.getByRole('link', { name: 'Reports 2026', exact: true });
  const details = page.getByRole('listitem').filter({ has: folder }).locator('small').first();
  await expect
    .poll(async () => Math.abs((await textSides(folder)).right - (await textSides(details)).right))
    .toBeLessThan(0.5);
  await page.goto('/folders/1/reports-2026');
  await page.getByRole('link', { name: 'Load test.jpg', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Load test.jpg' });
  const getEndSpace = async () => {
    const { right } = await textSides(dialog.getByRole('heading').locator('bdi'));
    return dialog.evaluate((element, end) => element.getBoundingClientRect().right - end, right);
  };
  // The dialog grows with its picture.
  await expect.poll(getEndSpace).toBeLessThan(40);

  await switchLanguage(page, 'en');
  await page.goto('/user/details/12');
  await page.getByRole('button', { name: 'Import User Data' }).click();
  const user = { user_id: 12, email: 'old@x.test', first_name: 'Siobhán', last_name: 'Doyle', title: '' };
  const data = {
    format: 'pulsehub-user-data',
    version: 1,
    user,
    dic_services: { shm: true, code_hub: true },
  };
  await page.getByLabel('Data file (.json)').setInputFiles({
    name: 'user.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(data)),
  });
  const line = page.getByRole('listitem').filter({ hasText: 'PulseSHM' });
  await expect(line).toBeVisible();
  await switchLanguage(page, 'ar');
  await expect
    .poll(async () => (await textSides(line, 'PulseSHM')).left - (await textSides(line, 'CodeHub')).left)
    .toBeGreaterThan(0);
});

test('keeps the direction of names, addresses and input', async ({ page }) => {
  await signInAs(page, 'superuser', '/user/edit/12');
  await switchLanguage(page, 'ar');
  const field = page.locator('input[name=first_name]');
  await expect(field).toHaveCSS('direction', 'rtl');
  await expect(field).toHaveCSS('text-align', 'right');
  await expect(field).toHaveCSS('unicode-bidi', 'plaintext');
  await page.goto('/user/details/12?tab=logs');
  const path = page.locator('td bdi[dir=ltr]').first();
  await expect(path).toHaveText(/^\/api\//);
  await expect
    .poll(async () => (await textSides(path, 'api')).left - (await textSides(path, '/')).left)
    .toBeGreaterThan(0);
});
