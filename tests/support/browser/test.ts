import { test as base, expect, type BrowserContext } from '@playwright/test';
import { startBuiltPortal, type Portal } from './startBuiltPortal';
import { watchPages, type Watch } from './watchPages';

interface PerTest {
  /** Whatever goes wrong in any page fails the test, save what it allows. */
  watch: Watch;
}

interface PerWorker {
  /** A portal of its own for each worker, since a sign-in ends other sessions of the account. */
  portal: Portal;
}

export const test = base.extend<PerTest, PerWorker>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what is needed: nothing
    async ({}, provide) => {
      const portal = await startBuiltPortal();
      await provide(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ portal }, provide) => provide(portal.origin),
  watch: [
    async ({ context }, provide) => {
      const watch = watchPages(context);
      await provide(watch);
      watch.stop();
      expect(watch.complaints(), 'nothing goes wrong unseen').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For tests that walk the table of screens: they share one browser context for each worker, so that the
 * portal's files come from its cache and nobody signs in twice. Each test has a page of its own.
 */
export const screenTest = test.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser, portal }, provide, { project }) => {
      const { locale, timezoneId, contextOptions } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        ...(locale === undefined ? {} : { locale }),
        ...(timezoneId === undefined ? {} : { timezoneId }),
        baseURL: portal.origin,
      });
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedContext }, provide) => {
    await provide(sharedContext);
    await Promise.all(sharedContext.pages().map((page) => page.close()));
  },
});

export { expect };
