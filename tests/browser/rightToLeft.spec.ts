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
