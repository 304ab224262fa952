import type { Page } from '@playwright/test';
import { pages } from '../../src/app/pages';
import { languages } from '../../src/i18n/languages';
import { pseudoLocale } from '../../src/i18n/pseudo';
import { portalScreens } from '../app/screens/portal';
import { overflowFindings } from '../support/browser/findings';
import { layoutFindings } from '../support/browser/layoutFindings';
import { openScreen } from '../support/browser/openScreen';
import { signInAs } from '../support/browser/signInAs';
import { switchLanguage } from '../support/browser/switchLanguage';
import { expect, test } from '../support/browser/test';

const locales = [...languages.map(({ locale }) => locale), pseudoLocale];
const widths = [1366, 768, 320];

const addressesOf = (table: readonly { at: readonly string[] }[]) =>
  table.flatMap(({ at }) =>
    at.map((address) =>
      address
        .replace(':id', '1')
        .replace(':name', 'reports-2026')

        .replace('/*', ''),
    ),
  );

const tabs = {
  '/admin?tab=': ['google+play', 'dis+services', 'message+template'],
  '/profile-tabs?tab=': ['security', 'sessions', 'notifications'],
  '/user/details/12?tab=': ['logs', 'sessions', 'services', 'notifications'],
};
const ofTabs = Object.entries(tabs).flatMap(([address, names]) => names.map((name) => address + name));
const signedIn = [...addressesOf(pages), ...ofTabs];

const measure = async (page: Page, address: string) => {
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root'), address).toHaveCount(0);
  for (const locale of locales) {
    await switchLanguage(page, locale);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(async () => [...(await overflowFindings(page)), ...(await layoutFindings(page))], {
          message: `${address} in ${locale} at ${width} px`,
        })
        .toEqual([]);
    }
  }
  await switchLanguage(page, 'en');
};

const parts = 4;
for (const part of Array.from({ length: parts }, (_, index) => index))
  test(`cuts no text behind the sign-in, in any language and width (${part + 1} of ${parts})`, async ({
    page,
  }) => {
    await signInAs(page, 'superuser', '/healthz');
    for (const address of signedIn.filter((_, index) => index % parts === part)) {
      await page.goto(address);
      await measure(page, address);
    }
  });

test('cuts no text of the public pages, in any language and width', async ({ page }) => {
  for (const screen of portalScreens.filter(({ as }) => as === null)) {
    await openScreen(page, screen);
    await measure(page, screen.path);
  }
});
