import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, CommandError } from '../../mock-server/launch/run.mjs';

/** Chromium without a window needs a third less of the machine for the same tests. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A path may lead to a stub, or to a browser that lacks its libraries. */
const works = (path) =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

const onPath = (wanted) =>
  wanted
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(works);

const playwrightsOwn = async () => {
  const { chromium } = await import('playwright-core');
  return [chromium.executablePath()].find(works);
};

const runs = (command, args, minutes = 10) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 1, 1], timeout: minutes * 60_000 }).status === 0;

const download = () => {
  runs(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return playwrightsOwn();
};

/** Returns undefined where packages are not ours to install, or the system has none of that name. */
const installPackage = (name) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`Installing ${name} ...`);
  if (runs('apt-get', ['update'], 2)) runs('apt-get', ['install', '-y', '--no-install-recommends', name]);
  return onPath([name]);
};

/**
 * The path of a Chromium that starts: the one named by CHROMIUM_PATH, one of the system, Playwright's
 * own, and where there is none, a freshly installed one. A machine of CI installs the one without a
 * window even beside another. Throws CommandError where none can be had.
 */
export const findBrowser = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named && !works(named)) throw new CommandError(`CHROMIUM_PATH names ${named}, which does not start.`);
  if (named) return named;
  const light = onPath([shell]) ?? (process.env.CI ? installPackage(shell) : undefined);
  const present = light ?? onPath(names) ?? (await playwrightsOwn());
  if (present) return present;
  const installed = installPackage(shell) ?? (await download()) ?? installPackage('chromium');
  if (installed) return installed;
  throw new CommandError(
    'No Chromium was found or could be installed. Install one, or name it in CHROMIUM_PATH.',
  );
};
