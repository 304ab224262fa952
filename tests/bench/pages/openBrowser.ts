import { chromium } from 'playwright-core';
import { findBrowser } from '../../run/findBrowser.mjs';
import { recogniseContent, recordMetrics } from './visit';

export const openBrowser = async () =>
  chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      // Keeps V8 from parsing a whole script again at its first caught exception under the inspector.
      '--js-flags=--expose-gc --no-enable-lazy-source-positions',
    ],
  });

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Opens a tab in a new browser context. */
export const openTab = async (browser: Browser) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  // tsx compiles functions with a `__name` helper that pages lack.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(recordMetrics);
  await page.addInitScript(recogniseContent);
  const devTools = await context.newCDPSession(page);
  return { context, page, devTools };
};
