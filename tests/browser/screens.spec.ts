import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pseudoLocale } from '../../src/i18n/pseudo';
import { administrationScreens } from '../app/screens/administration';
import { portalScreens } from '../app/screens/portal';
import { stockScreens } from '../app/screens/stock';
import { accessibilityTree } from '../support/browser/accessibilityTree';
import { accessibilityFindings, overflowFindings, wideTables } from '../support/browser/findings';
import { layoutFindings } from '../support/browser/layoutFindings';
import { allLocales, isFull } from '../support/browser/fullMatrix';
import { openScreen } from '../support/browser/openScreen';
import { startBuiltPortal, type Portal } from '../support/browser/startBuiltPortal';
import { switchLanguage } from '../support/browser/switchLanguage';
import { tabThroughPage } from '../support/browser/tabThroughPage';
import { expect, test as base } from '../support/browser/test';

// Uses a separate portal, so other tests cannot change its data.
const test = base.extend<object, { portal: Portal }>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from this pattern: none
    async ({}, provide) => {
      const portal = await startBuiltPortal();
      await provide(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const locales = isFull ? allLocales : [pseudoLocale, 'ar'];
/** Snapshots are taken with the last one. */
const widths = isFull ? [320, 360, 768, 1366, 1280] : [320, 1280];

/** Excludes today's notifications, whose count depends on the hour. */
const fixedPaths: Record<string, string> = { notifications: '/notifications?q=Rotterdam' };

/** Waits for the snapshot, which `--update-snapshots` rewrites. */
const expectTree = async (page: Page, screen: string, locale: string) => {
  const file = `${screen.replaceAll(/\W+/g, '-')}.${locale}.yml`;
  const snapshot = await readFile(test.info().snapshotPath(file, { kind: 'snapshot' }), 'utf8').catch(
    () => null,
  );
  const isUpdate = test.info().config.updateSnapshots !== 'missing';
  await expect
    .poll(() => accessibilityTree(page), isUpdate ? { timeout: 5000 } : {})
    .toBe(snapshot)
    .catch(() => {});
  expect.soft(await accessibilityTree(page)).toMatchSnapshot(file);
};

const collectFindings = async (page: Page) => [
  ...(await overflowFindings(page)),
  ...(await layoutFindings(page)),
  ...(await wideTables(page)),
];

for (const screen of [...portalScreens, ...administrationScreens, ...stockScreens])
  test(`${screen.name}: keeps its tree, passes axe, cuts no text, and Tab reaches all`, async ({ page }) => {
    await openScreen(page, { ...screen, path: fixedPaths[screen.name] ?? screen.path });
    await expect(page).toHaveTitle(/^\S.* · PulseHub$/);
    await expectTree(page, screen.name, 'en');
    expect.soft(await accessibilityFindings(page), 'axe').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // Only the colours differ.
    expect.soft(await accessibilityFindings(page, ['color-contrast']), 'axe in dark').toEqual([]);
    for (const locale of locales) {
      await switchLanguage(page, locale);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 720 });
        // Components that depend on the width rerender later.
        await expect.poll(() => collectFindings(page), `in ${locale} at ${width} px`).toEqual([]);
      }
      if (locale === 'ar') await expectTree(page, screen.name, locale);
    }
    expect
      .soft(await tabThroughPage(page), 'every control can be focused visibly')
      .toEqual({ missed: [], unseen: [] });
  });
