import { expect, type Locator, type Page } from '@playwright/test';
import type { Screen, Target } from '../../app/screens/Screen';
import { signInAs } from './signInAs';
import { clearStorage, storeInPage } from './storeInPage';

/** The first element that matches. */
const find = (page: Page, target: Target): Locator => {
  if ('label' in target) return page.getByLabel(target.label, { exact: true }).first();
  if ('text' in target) return page.getByText(target.text, { exact: true }).first();
  const { role, ...options } = target;
  return page.getByRole(role, { ...options, exact: true }).first();
};

/** Sets the router state that a previous screen would have set. */
const seedHistoryState = (page: Page, { path, state }: Screen) =>
  page.addInitScript(
    ([pathname, usr]) => {
      if (location.pathname === pathname && history.state === null)
        history.replaceState({ usr, key: 'handed', idx: 0 }, '');
    },
    [new URL(path, 'http://portal').pathname, state] as const,
  );

/** Opens a screen as the user in its table row and waits until it is ready. */
export const openScreen = async (page: Page, screen: Screen): Promise<void> => {
  if (screen.state) await seedHistoryState(page, screen);
  if (screen.as) await signInAs(page, screen.as, screen.path);
  else {
    await clearStorage(page);
    await storeInPage(page, {});
    await page.goto(screen.path);
  }
  await expect(find(page, screen.ready)).toBeVisible();
  // Content that loads later, such as a chart, would shift the layout.
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
};
