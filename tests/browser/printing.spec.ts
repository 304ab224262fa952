import type { Page } from '@playwright/test';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

/** Texts of the cells, facts and names of settings, without the cells of controls. */
const readValues = (page: Page) =>
  page
    .locator('main :is(td:not([data-controls]), dd, h4)')
    .evaluateAll((all) =>
      all.map((value) => (value instanceof HTMLElement ? value.innerText : '')).filter(Boolean),
    );

const pages = {
  '/admin?filter=%7B%22search%22%3A%22banerjee%22%7D': 'Aditya Banerjee',
  '/projects': 'Bridge East Monitoring',
  '/folders/1/reports-2026?view=list': '28.1 kB',
  '/user/details/1?tab=logs': 'GET',
  '/user/details/1?tab=sessions': 'Bordeaux, France',
  '/profile-tabs?tab=sessions': 'Bordeaux, France',
  '/profile-tabs?tab=notifications': 'Login Notifications',
};

for (const [address, value] of Object.entries(pages)) {
  test(`prints all values of ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 800 });
    await signInAs(page, 'superuser', address);
    await expect.poll(async () => (await readValues(page)).join()).toContain(value);
    const values = await readValues(page);
    await page.emulateMedia({ media: 'print' });
    // A sheet of A4 without its margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    const missingValues = async () => {
      const printed = plain(await page.locator('main').innerText());
      return values.filter((one) => !printed.includes(plain(one)));
    };
    await expect.poll(missingValues).toEqual([]);
    await expect(page.locator('main .icon-button').filter({ visible: true })).toHaveCount(0);
    // Clips nothing but the texts for screen readers, which are 1 px wide.
    const cutTexts = () =>
      page
        .locator('main td *')
        .evaluateAll((all) =>
          all
            .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
            .map((one) => one.textContent),
        );
    await expect.poll(cutTexts).toEqual([]);
  });
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
