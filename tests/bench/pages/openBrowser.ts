import { chromium } from 'playwright-core';
import { findBrowser } from '../../run/findBrowser.mjs';
import { noteTasks } from './visit';

export const openBrowser = async () =>
  chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--js-flags=--expose-gc'],
  });

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** A tab of a browser where nobody has been before. */
export const openTab = async (browser: Browser) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  // tsx names each function by a helper that no page has.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(noteTasks);
  const devTools = await context.newCDPSession(page);
  return { context, page, devTools };
};
