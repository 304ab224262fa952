import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, Stop } from '../../mock-server/launch/run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A path may lead to a stub, or to a browser that lacks its libraries. */
const works = (path) =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(works);

const playwrightsOwn = async () => {
  const { chromium } = await import('playwright-core');
  return [chromium.executablePath()].find(works);
};

const runs = (command, args) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 1, 1], timeout: 10 * 60_000 }).status === 0;

const download = () =>
  runs(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);

const installPackage = () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  if (runs('apt-get', ['update'])) runs('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
};

/**
 * The path of a Chromium that starts: the one named by CHROMIUM_PATH, one of the system, Playwright's
 * own, and where there is none, a freshly installed one. Throws Stop where that fails too.
 */
export const findBrowser = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named && !works(named)) throw new Stop(`CHROMIUM_PATH names ${named}, which does not start.`);
  const present = named ?? onPath() ?? (await playwrightsOwn());
  if (present) return present;
  console.log('No browser is here; installing one ...');
  download();
  const downloaded = await playwrightsOwn();
  if (downloaded) return downloaded;
  installPackage();
  const installed = onPath();
  if (installed) return installed;
  throw new Stop('No Chromium was found or could be installed. Install one, or name it in CHROMIUM_PATH.');
};
