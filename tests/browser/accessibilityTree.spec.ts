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

// On a portal of its own, whose data no other test changes. `--update-snapshots` writes the files anew.
test('the accessibility tree of each screen is the one that is kept, in English and in Arabic', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const portal = await startBuiltPortal();
  const context = await browser.newContext({ baseURL: portal.origin, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    for (const screen of screens) {
      await openScreen(page, screen);
      await page.waitForLoadState('networkidle');
      expect.soft(await accessibilityTree(page)).toMatchSnapshot(fileOf(screen.name, 'en'));
      await switchLanguage(page, 'ar');
      expect.soft(await accessibilityTree(page)).toMatchSnapshot(fileOf(screen.name, 'ar'));
      await switchLanguage(page, 'en');
    }
  } finally {
    await context.close();
    await portal.close();
  }
});
