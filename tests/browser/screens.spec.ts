import { accessibilityFindings, sidewaysFindings } from '../support/browser/findings';
import { focusWalk } from '../support/browser/focusWalk';
import { foreignTexts, hearAnswers } from '../support/browser/foreignTexts';
import { openScreen } from '../support/browser/openScreen';
import { expect, test } from '../support/browser/test';
import { screens } from './screens';

for (const screen of screens) {
  test.describe(screen.name, () => {
    test('is accessible in light and dark, and named in the title', async ({ page }) => {
      await openScreen(page, screen);
      await expect(page).toHaveTitle(/^\S.* · PulseHub$/);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await accessibilityFindings(page), colorScheme).toEqual([]);
      }
    });

    test('fits windows of 360 and 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openScreen(page, screen);
      expect(await sidewaysFindings(page), 'at 360 px').toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sidewaysFindings(page), 'at 320 px').toEqual([]);
    });

    test('can be walked through by keyboard, the focus always in sight', async ({ page }) => {
      await openScreen(page, screen);
      expect(await focusWalk(page)).toEqual({ missed: [], unseen: [] });
    });

    test('shows nothing but texts of the catalogue and data', async ({ page }) => {
      const data = hearAnswers(page);
      await openScreen(page, { ...screen, ready: () => page.getByText('⟦').first() }, { locale: 'en-XA' });
      await page.waitForLoadState('networkidle');
      expect(await foreignTexts(page, data, screen.data)).toEqual([]);
    });
  });
}
