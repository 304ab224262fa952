import { administrationScreens } from '../app/screens/administration';
import { portalScreens } from '../app/screens/portal';
import { stockScreens } from '../app/screens/stock';
import { accessibilityFindings, overflowFindings } from '../support/browser/findings';
import { tabThroughPage } from '../support/browser/tabThroughPage';
import { openScreen } from '../support/browser/openScreen';
import { expect, test } from '../support/browser/test';

const widths = [360, 320];

for (const screen of [...portalScreens, ...administrationScreens, ...stockScreens])
  test(`${screen.name}: passes axe in light and dark, lets Tab focus every control visibly and fits a phone`, async ({
    page,
  }) => {
    await openScreen(page, screen);
    await expect(page).toHaveTitle(/^\S.* · PulseHub$/);
    expect.soft(await accessibilityFindings(page), 'axe').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // Only the colours differ.
    expect.soft(await accessibilityFindings(page, ['color-contrast']), 'axe in dark').toEqual([]);
    expect.soft(await tabThroughPage(page), 'every control can be focused visibly').toEqual({
      missed: [],
      unseen: [],
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      // Components that depend on the width rerender later.
      await expect.poll(() => overflowFindings(page), `at ${width} px`).toEqual([]);
    }
  });
