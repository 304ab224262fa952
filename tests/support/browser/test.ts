import { test as base, expect, type BrowserContext } from '@playwright/test';
import { startElsewhere, type Elsewhere } from './elsewhere';
import { keepCoverage } from './keepCoverage';
import { leaveSharedContext, openEmptyPage, openSharedContext } from './sharedContext';
import { startBuiltPortal, type Portal } from './startBuiltPortal';
import { watchPages, type Watch } from './watchPages';

interface PerTest {
  /** Whatever goes wrong in any page fails the test, save what it allows. */
  watch: Watch;
}

interface PerWorker {
  elsewhere: Elsewhere;
  /** A portal of its own for each worker, since a sign-in ends other sessions of the account. */
  portal: Portal;
  /** One browser context for all tests of a worker; each finds it empty, and has a page of its own. */
  sharedContext: BrowserContext;
}

export const test = base.extend<PerTest, PerWorker>({
  elsewhere: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what is needed: nothing
    async ({}, provide) => {
      const elsewhere = await startElsewhere();
      await provide(elsewhere);
      elsewhere.close();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ elsewhere: { origin } }, provide) => {
      const portal = await startBuiltPortal({ CONNECT_ORIGINS: origin, IMAGE_ORIGINS: origin });
      await provide(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  sharedContext: [
    async ({ browser, portal }, provide, { project }) => {
      const context = await openSharedContext(browser, portal.origin, project.use);
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedContext }, provide) => {
    await provide(sharedContext);
    await leaveSharedContext(sharedContext);
  },
  page: async ({ context, portal }, provide) => {
    const page = await openEmptyPage(context, portal.origin);
    const writeCoverage = await keepCoverage(page);
    await provide(page);
    await writeCoverage();
  },
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

export { expect };
