import { administrationScreens } from '../app/screens/administration';
import { portalScreens } from '../app/screens/portal';
import { accessibilityFindings, sidewaysFindings } from '../support/browser/findings';
import { focusWalk } from '../support/browser/focusWalk';
import { openScreen } from '../support/browser/openScreen';
import { expect, test } from '../support/browser/test';

const widths = [360, 320];

for (const screen of [...portalScreens, ...administrationScreens])
  test(`${screen.name}: is usable by everybody, in light, in dark, by keyboard and on a phone`, async ({
    page,
  }) => {
    await openScreen(page, screen);
    await expect(page).toHaveTitle(/^\S.* · PulseHub$/);
    expect.soft(await accessibilityFindings(page), 'axe').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // Nothing but the colours is different.
    expect.soft(await accessibilityFindings(page, ['color-contrast']), 'axe in dark').toEqual([]);
    expect.soft(await focusWalk(page), 'every control has the focus in sight').toEqual({
      missed: [],
      unseen: [],
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      // What depends on the width is rendered again a moment later.
      await expect.poll(() => sidewaysFindings(page), `at ${width} px`).toEqual([]);
    }
  });
