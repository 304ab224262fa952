import { existsSync } from 'node:fs';
import type { BrowserType } from 'playwright-core';
import { type Driver, fileInput, viewport } from './Driver';

/** Whether `npx playwright install` has installed the browser. */
export const isFromPlaywright = (type: BrowserType): boolean => existsSync(type.executablePath());

/** A browser of Playwright's own installer, for systems whose packages lack it. */
export const startPlaywright = async (type: BrowserType): Promise<Driver> => {
  const browser = await type.launch();
  const context = await browser.newContext({ viewport });
  let page = await context.newPage();
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    chooseFile: (path) => page.setInputFiles(fileInput, path),
    openWindow: async () => {
      page = await context.newPage();
    },
    switchTo: async (index) => {
      page = context.pages()[index] ?? page;
      await page.bringToFront();
    },
    close: () => browser.close(),
  };
};
