import { test as base, expect, type Browser, type BrowserContext } from '@playwright/test';
import { startOtherServer, type OtherServer } from './otherServer';
import { keepProcess, openEmptyPage, resetSharedContext, sharedProcess } from './sharedContext';
import { startBuiltPortal, type Portal } from './startBuiltPortal';
import { watchPages, type Watch } from './watchPages';

interface PerTest {
  /** Fails the test on any error in a page that it does not allow. */
  watch: Watch;
}

interface PerWorker {
  otherServer: OtherServer;
  /** One portal per worker, because a sign-in ends other sessions of the account. */
  portal: Portal;
  /** One browser context per worker, so that files are cached; each test gets a new page, with empty storage. */
  sharedContext: BrowserContext;
  /** A browser that gives each tab a process of its own. */
  tabBrowser: Browser;
}

export const test = base.extend<PerTest, PerWorker>({
  otherServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from this pattern: none
    async ({}, provide) => {
      const otherServer = await startOtherServer();
      await provide(otherServer);
      await otherServer.close();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ otherServer: { origin } }, provide) => {
      const portal = await startBuiltPortal({
        CONNECT_ORIGINS: origin,
        IMAGE_ORIGINS: origin,
        // No token is renewed in the middle of a test that is not about it.
        ACCESS_TTL_S: '86400',
      });
      await provide(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  sharedContext: [
    async ({ browser, portal }, provide, { project }) => {
      const { locale = 'en-GB', timezoneId = 'UTC', contextOptions } = project.use;
      const options = { ...contextOptions, locale, timezoneId, baseURL: portal.url };
      const context = await browser.newContext(options);
      await keepProcess(context);
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  tabBrowser: [
    async ({ playwright, launchOptions }, provide) => {
      const args = launchOptions.args?.filter((arg) => arg !== sharedProcess) ?? [];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedContext }, provide) => {
    await provide(sharedContext);
    await resetSharedContext(sharedContext);
  },
  page: async ({ context, portal }, provide) => {
    const page = await openEmptyPage(context, portal.url);
    await provide(page);
  },
  baseURL: ({ portal }, provide) => provide(portal.url),
  watch: [
    async ({ context }, provide) => {
      const watch = watchPages(context);
      await provide(watch);
      watch.stop();
      expect(watch.problems(), 'nothing goes wrong unseen').toEqual([]);
    },
    { auto: true },
  ],
});

/** For tests in which several tabs share the storage, locks and sockets of an account, across processes. */
export const testTabs = test.extend({
  context: async ({ tabBrowser }, provide) => {
    const context = await tabBrowser.newContext();
    await provide(context);
    await context.close();
  },
});

export { expect };
