import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities, Key as Keys, Origin } from 'selenium-webdriver';
import { freePort } from '../support/freePort';
import { isReady } from '../support/isReady';
import { type Driver, fileInput, type Key, viewport } from './Driver';

const programs = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: ['x86_64', 'aarch64']
    .flatMap((machine) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => `/usr/lib/${machine}-linux-gnu/${name}`),
    )
    .map((folder) => `${folder}/MiniBrowser`)
    .find((path) => existsSync(path)),
  display: '/usr/bin/Xvfb',
};

export const isWebKitInstalled =
  existsSync(programs.driver) && programs.browser !== undefined && existsSync(programs.display);

const keys: Record<Key, [string] | [string, string]> = {
  Enter: [Keys.ENTER],
  Escape: [Keys.ESCAPE],
  'Control+a': [Keys.CONTROL, 'a'],
  'Control+k': [Keys.CONTROL, 'k'],
};

/** A display without a screen, on a free number. */
const startDisplay = async (): Promise<{ process: ChildProcess; name: string }> => {
  const size = `${viewport.width}x${viewport.height + 200}x24`;
  const args = ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'];
  const process = spawn(programs.display, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(process.stdout, 'data')) as [Buffer];
  return { process, name: `:${number.toString().trim()}` };
};

/** WebKitGTK over WebDriver. It has second windows, no second tabs. */
export const startWebKit = async (): Promise<Driver> => {
  const display = await startDisplay();
  const port = await freePort();
  const service = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  for (let turn = 0; turn < 100 && !(await isReady(`${url}/status`)); turn += 1) await wait(100);
  const options = { binary: programs.browser, args: ['--automation'] };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...viewport });
  const perform = (press: (actions: ReturnType<typeof driver.actions>) => { perform(): Promise<void> }) =>
    press(driver.actions({ async: true })).perform();
  return {
    open: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    clickAt: (x, y) =>
      perform((actions) =>
        actions.move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT }).click(),
      ),
    type: (text) => perform((actions) => actions.sendKeys(text)),
    press: (key) => {
      const [first, second] = keys[key];
      return second
        ? perform((actions) => actions.keyDown(first).sendKeys(second).keyUp(first))
        : perform((actions) => actions.sendKeys(first));
    },
    chooseFile: async (path) => {
      await driver.findElement(By.css(fileInput)).sendKeys(path);
    },
    openWindow: async () => {
      await driver.switchTo().newWindow('window');
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...viewport });
    },
    switchTo: async (index) => driver.switchTo().window((await driver.getAllWindowHandles())[index] ?? ''),
    close: async () => {
      await driver.quit().catch(() => undefined);
      service.kill();
      display.process.kill();
    },
  };
};
