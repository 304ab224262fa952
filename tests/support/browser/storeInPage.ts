import type { Page } from '@playwright/test';

/** Names that the portal promises to keep its things under; written out here, so that a change is noticed. */
const firstLoadMarkerName = 'pulsehub.loaded';
export const preferencesName = 'pulsehub.preferences';

/** Any page of the origin that is not the portal: nothing there looks at the storage. */
const besideThePortal = '/healthz';

/** Leaves the portal, so that nothing looks at the storage while a test changes it. */
const leavePortal = async (page: Page): Promise<void> => {
  if (page.url() === 'about:blank' || new URL(page.url()).pathname !== besideThePortal)
    await page.goto(besideThePortal);
};

/**
 * Leaves the portal, writes to its local storage and marks the tab as one that has been through its
 * first load, so that the next page finds what was written.
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

/** Leaves the portal as a browser in which nobody has signed in. */
export const emptyStorage = async (page: Page): Promise<void> => {
  await leavePortal(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
};
