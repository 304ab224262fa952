import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../run/findBrowser.mjs';
import { sharedProcess } from '../support/browser/sharedContext';

/** Stored in the environment, so workers do not search again. */
const browser = (process.env['CHROMIUM_PATH'] ??= await findBrowser());

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  outputDir: fileURLToPath(new URL('../../test-results', import.meta.url)),
  globalSetup: fileURLToPath(new URL('buildSite.ts', import.meta.url)),
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Added by `npm run test:full`: tests with the tag @full, and files named *.full.spec.ts.
  ...(process.env['FULL'] ? {} : { grepInvert: /@full|\.full\.spec/ }),
  // Generous, because the machine may be busy.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    screenshot: 'only-on-failure',
    // `TRACE=1` keeps one of each failed test, for `npx playwright show-trace`; it costs a third of the time.
    // Snapshots would run a script in each page.
    trace: process.env['TRACE'] ? { mode: 'retain-on-failure', snapshots: false } : 'off',
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: browser,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        sharedProcess,
      ],
    },
  },
});
