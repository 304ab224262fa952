import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { administrationScreens } from '../app/screens/administration';
import { portalScreens } from '../app/screens/portal';
import { accessibilityTree } from '../support/browser/accessibilityTree';
import { openScreen } from '../support/browser/openScreen';
import { switchLanguage } from '../support/browser/switchLanguage';
import { startBuiltPortal } from '../support/browser/startBuiltPortal';
import { expect, test } from '../support/browser/test';

/** How many notifications are of today depends on the hour. */
const ofOneDay: Record<string, string> = { notifications: '/notifications?q=Rotterdam' };

const screens = [...portalScreens, ...administrationScreens].map((screen) => ({
  ...screen,
  path: ofOneDay[screen.name] ?? screen.path,
}));
const fileOf = (name: string, locale: string) => `${name.replaceAll(/\W+/g, '-')}.${locale}.yml`;

/** Waits for the kept tree, since a quiet network does not mean that everything is shown. */
const expectTree = async (page: Page, file: string) => {
  const kept = await readFile(test.info().snapshotPath(file, { kind: 'snapshot' }), 'utf8').catch(() => null);
  if (kept !== null)
    await expect
      .poll(() => accessibilityTree(page))
      .toBe(kept)
      .catch(() => {});
  expect.soft(await accessibilityTree(page)).toMatchSnapshot(file);
};

// On a portal of its own, whose data no other test changes. `--update-snapshots` writes the files anew.
test('the accessibility tree of each screen is the one that is kept, in English and in Arabic', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const portal = await startBuiltPortal();
  const context = await browser.newContext({ baseURL: portal.origin, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    for (const screen of screens) {
      await openScreen(page, screen);
      await page.waitForLoadState('networkidle');
      await expectTree(page, fileOf(screen.name, 'en'));
      await switchLanguage(page, 'ar');
      await expectTree(page, fileOf(screen.name, 'ar'));
      await switchLanguage(page, 'en');
    }
  } finally {
    await context.close();
    await portal.close();
  }
});
