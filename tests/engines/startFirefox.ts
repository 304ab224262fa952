import { existsSync } from 'node:fs';
import { type ElementHandle, type KeyInput, launch, type Page } from 'puppeteer-core';
import { type Driver, fileInput, viewport } from './Driver';

const program = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

export const isFirefoxInstalled = program !== undefined;

/** Firefox over WebDriver BiDi. */
export const startFirefox = async (): Promise<Driver> => {
  if (program === undefined) throw new Error('Firefox is not installed.');
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    defaultViewport: viewport,
  });
  const [first] = await browser.pages();
  let page: Page = first ?? (await browser.newPage());
  const windows = [page];
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (combination) => {
      const keys = combination.split('+') as KeyInput[];
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    chooseFile: async (path) => {
      const input = (await page.waitForSelector(fileInput)) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(path);
    },
    openWindow: async () => {
      page = await browser.newPage();
      windows.push(page);
    },
    switchTo: async (index) => {
      page = windows[index] ?? page;
      await page.bringToFront();
    },
    close: () => browser.close(),
  };
};
