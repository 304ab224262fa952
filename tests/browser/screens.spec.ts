import { accessibilityFindings, sidewaysFindings } from '../support/browser/findings';
import { focusWalk } from '../support/browser/focusWalk';
import { foreignTexts, hearAnswers } from '../support/browser/foreignTexts';
import { openScreen } from '../support/browser/openScreen';
import { comesTrue, isWaiting } from '../support/browser/spoken';
import { expect, screenTest as test } from '../support/browser/test';
import { screens } from './screens';

const widths = [360, 320];

for (const screen of screens)
  test(`${screen.name} is for everybody, and shows no text but its own and data`, async ({
    page,
    context,
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
      // What depends on the width is drawn anew a moment later.
      await expect.poll(() => sidewaysFindings(page), `at ${width} px`).toEqual([]);
    }

    await page.close();
    const translated = await context.newPage();
    const data = hearAnswers(translated);
    const ready = () => translated.getByText('⟦').first();
    await openScreen(translated, { ...screen, ready }, { locale: 'en-XA' });
    expect(await comesTrue(async () => !(await isWaiting(translated))), 'it stops waiting').toBe(true);
    expect(await foreignTexts(translated, data, screen.data), 'texts of no catalogue').toEqual([]);
  });
