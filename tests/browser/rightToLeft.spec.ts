import type { Locator, Page } from '@playwright/test';
import { signInAs } from '../support/browser/signInAs';
import { switchLanguage } from '../support/browser/switchLanguage';
import { expect, test } from '../support/browser/test';

const leftOf = async (locator: Locator) => (await locator.boundingBox())?.x ?? Number.NaN;
const isMirrored = (page: Page, icon: string) =>
  page
    .locator(icon)
    .first()
    .evaluate((element) => getComputedStyle(element).scale === '-1 1');

test('is read from the right in Arabic, at once and back again', async ({ page }) => {
  await signInAs(page, 'superuser', '/admin');
  const [brand, search] = [
    page.locator('header a').first(),
    page.getByRole('searchbox').or(page.getByRole('textbox')).first(),
  ];
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await leftOf(brand)).toBeLessThan((await leftOf(search)) + 1);
  await search.fill('keeps what is typed');
  await switchLanguage(page, 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(search).toHaveValue('keeps what is typed');
  const tabs = page.getByRole('tab');
  expect(await leftOf(brand)).toBeGreaterThan(await leftOf(tabs.last()));
  expect(await leftOf(tabs.nth(0))).toBeGreaterThan(await leftOf(tabs.nth(1)));
  // The key on the left leads on.
  await tabs.nth(0).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
  // A menu opens on the side of its button, within the window.
  await page.getByRole('banner').getByRole('button').last().click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeInViewport({ ratio: 1 });
  expect(await leftOf(menu)).toBeLessThan(100);
  expect(await isMirrored(page, 'li svg[data-mirrored]')).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isMirrored(page, 'header svg:not([data-mirrored])')).toBe(false);
  await switchLanguage(page, 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(await leftOf(tabs.nth(0))).toBeLessThan(await leftOf(tabs.nth(1)));
});

/** Where its text begins, which is not where a box begins that is wider than the text. */
const rightOfText = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });

test('a Latin name begins where the Arabic texts around it do', async ({ page }) => {
  await signInAs(page, 'superuser', '/folders');
  await switchLanguage(page, 'ar');
  const folder = page.getByRole('link', { name: 'Reports 2026', exact: true });
  const details = page.getByRole('listitem').filter({ has: folder }).locator('small').first();
  expect(await rightOfText(folder)).toBeCloseTo(await rightOfText(details), 0);
  await page.goto('/folders/1/reports-2026');
  await page.getByRole('link', { name: 'Load test.jpg', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Load test.jpg' });
  const { x, width } = (await dialog.boundingBox()) ?? { x: 0, width: 0 };
  expect(x + width - (await rightOfText(dialog.getByRole('heading').locator('bdi')))).toBeLessThan(40);
});

test('a list of Latin names begins with the first one', async ({ page }) => {
  await signInAs(page, 'superuser', '/user/details/12');
  await page.getByRole('button', { name: 'Import User Data' }).click();
  await page.getByLabel('Data file (.json)').setInputFiles({
    name: 'user.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        format: 'pulsehub-user-data',
        version: 1,
        user: { user_id: 12, email: 'old@x.test', first_name: 'Siobhán', last_name: 'Doyle', title: '' },
        dic_services: { shm: true, code_hub: true },
      }),
    ),
  });
  await switchLanguage(page, 'ar');
  const line = page.getByRole('listitem').filter({ hasText: 'PulseSHM' });
  const leftOfWord = (word: string) =>
    line.evaluate((element, name) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.nodeValue?.indexOf(name) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + name.length);
        return range.getBoundingClientRect().left;
      }
      return Number.NaN;
    }, word);
  expect(await leftOfWord('PulseSHM')).toBeGreaterThan(await leftOfWord('CodeHub'));
});

test('keeps names, addresses and what is typed in their own direction', async ({ page }) => {
  await signInAs(page, 'superuser', '/user/edit/12');
  await switchLanguage(page, 'ar');
  const field = page.locator('input[name=first_name]');
  const textAtRight = () =>
    field.evaluate((input) => {
      const { direction, textAlign, unicodeBidi } = getComputedStyle(input);
      return [direction, textAlign, unicodeBidi];
    });
  expect(await textAtRight()).toEqual(['rtl', 'start', 'plaintext']);
  await page.goto('/user/details/12?tab=logs');
  const path = page.locator('td bdi[dir=ltr]').first();
  await expect(path).toHaveText(/^\/api\//);
  const slashIsFirst = await path.evaluate((element) => {
    const range = document.createRange();
    const text = element.firstChild;
    if (!text) return false;
    range.setStart(text, 0);
    range.setEnd(text, 1);
    const slash = range.getBoundingClientRect();
    range.setStart(text, 1);
    range.setEnd(text, 2);
    return slash.left < range.getBoundingClientRect().left;
  });
  expect(slashIsFirst).toBe(true);
});
