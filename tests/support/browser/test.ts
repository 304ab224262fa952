import { test as base, expect } from '@playwright/test';
import { startPortal, type Portal } from './startPortal';
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
      const portal = await startPortal();
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
      expect(watch.complaints(), 'nothing goes wrong unseen').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
