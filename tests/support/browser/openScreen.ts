import { expect, type Locator, type Page } from '@playwright/test';
import { signInAs, type AccountName } from './signInAs';
import { emptyStorage, firstLoadMarkerName, preferencesName, storeInPage } from './storeInPage';

/** A call of the server that a screen makes. */
export interface ScreenCall {
  name: string;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The path of the address, without its query. */
  path: string;
  /** What a person does to have it made; absent where the screen makes it by itself. */
  act?: (page: Page) => Promise<void>;
  /** Sent with progress, not by `fetch`. */
  isUpload?: boolean;
  /** The specification wants no word when it fails. */
  isQuiet?: boolean;
  /** Where the person is led instead of being told something, whatever the answer. */
  leadsTo?: RegExp;
  /** They are led there without waiting for the answer. */
  leadsAtOnce?: boolean;
}

/** A screen of the portal, as the table in tests/browser/screens.ts lists it. */
export interface Screen {
  name: string;
  path: string;
  as: AccountName | null;
  /** The router's state that the screen is handed by the one before it. */
  state?: Record<string, unknown>;
  /** There once the screen can be used. */
  ready: (page: Page) => Locator;
  calls: readonly ScreenCall[];
  /** Texts that are data but come from no answer of the API, or not in the form in which they are shown. */
  data?: readonly RegExp[];
}

/** As if another screen had led here. */
const handState = (page: Page, { path, state }: Screen) =>
  page.addInitScript(
    ([pathname, usr]) => {
      if (location.pathname === pathname && history.state === null)
        history.replaceState({ usr, key: 'handed', idx: 0 }, '');
    },
    [new URL(path, 'http://portal').pathname, state] as const,
  );

/** Opens a screen as the person of the table, without waiting for it. */
export const goToScreen = async (page: Page, screen: Screen, preferences: object = {}): Promise<void> => {
  const stored = { [preferencesName]: JSON.stringify({ anyone: preferences }) };
  if (screen.state) await handState(page, screen);
  if (screen.as) return signInAs(page, screen.as, screen.path, stored);
  await emptyStorage(page);
  await storeInPage(page, stored);
  await page.goto(screen.path);
};

/** Opens a screen as the person of the table and waits until it can be used. */
export const openScreen = async (page: Page, screen: Screen, preferences: object = {}): Promise<void> => {
  await goToScreen(page, screen, preferences);
  await expect(screen.ready(page)).toBeVisible();
};

/** Whether the page still has what `goToScreen` gave it. */
const isAtHome = (page: Page, { as }: Screen): Promise<boolean> =>
  page
    .evaluate(
      ([marker, isSignedIn]) =>
        sessionStorage.getItem(marker) !== null &&
        (localStorage.getItem('accessToken') !== null) === isSignedIn,
      [firstLoadMarkerName, as !== null] as const,
    )
    // Another origin, or a page without storage.
    .catch(() => false);

/** Opens a screen once more in a page that has shown it before, without waiting for it. */
export const goToScreenAgain = async (page: Page, screen: Screen): Promise<void> => {
  if (await isAtHome(page, screen)) await page.goto(screen.path);
  else await goToScreen(page, screen);
};
