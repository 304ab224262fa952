import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, CommandError } from '../../mock-server/launch/run.mjs';

/** The headless shell needs a third less CPU time than Chromium for the same tests. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Starts the browser, because it may be a stub or lack libraries. */
const canRun = (path) =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

const findOnPath = (wanted) =>
  wanted
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(canRun);

const findPlaywrightBrowser = async () => {
  const { chromium } = await import('playwright-core');
  return [chromium.executablePath()].find(canRun);
};

const succeeds = (command, args, minutes = 10) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 1, 1], timeout: minutes * 60_000 }).status === 0;

const download = () => {
  succeeds(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return findPlaywrightBrowser();
};

/** Returns undefined without root rights or apt-get, or if there is no such package. */
const installPackage = (name) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`Installing ${name} ...`);
  if (succeeds('apt-get', ['update'], 2))
    succeeds('apt-get', ['install', '-y', '--no-install-recommends', name]);
  return findOnPath([name]);
};

/**
 * Returns the path of a Chromium that starts: CHROMIUM_PATH, one on the PATH, Playwright's own, or a newly
 * installed one. On CI the headless shell is installed even if another Chromium exists. Throws
 * CommandError if none can be found or installed.
 */
export const findBrowser = async () => {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !canRun(configured))
    throw new CommandError(`CHROMIUM_PATH is ${configured}, which does not start.`);
  if (configured) return configured;
  const light = findOnPath([shell]) ?? (process.env.CI ? installPackage(shell) : undefined);
  const present = light ?? findOnPath(names) ?? (await findPlaywrightBrowser());
  if (present) return present;
  const installed = installPackage(shell) ?? (await download()) ?? installPackage('chromium');
  if (installed) return installed;
  throw new CommandError('No Chromium was found or could be installed. Install one, or set CHROMIUM_PATH.');
};
