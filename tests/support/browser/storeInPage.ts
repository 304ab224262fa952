import type { Page } from '@playwright/test';

/** Specified storage keys, repeated here so that the tests fail if they change. */
const firstLoadMarkerName = 'pulsehub.loaded';
export const preferencesName = 'pulsehub.preferences';

/** A page of the same origin without the portal's scripts. */
const nonPortalPath = '/healthz';

/** Leaves the portal, so that no script reads the storage while a test changes it. */
const leavePortal = async (page: Page): Promise<void> => {
  if (page.url() === 'about:blank' || new URL(page.url()).pathname !== nonPortalPath)
    await page.goto(nonPortalPath);
};

/**
 * Leaves the portal, writes to its local storage and sets the first-load marker, so that the next page
 * does not wipe what was written.
 */
export const storeInPage = async (page: Page, values: Record<string, string>): Promise<void> => {
  await leavePortal(page);
  await page.evaluate(
    ([marker, entries]) => {
      sessionStorage.setItem(marker, '1');
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    },
    [firstLoadMarkerName, values] as const,
  );
};

/** Leaves the portal and clears its storage and cookies. */
export const clearStorage = async (page: Page): Promise<void> => {
  await leavePortal(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
};
