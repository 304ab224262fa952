import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNode, CommandError } from './run.mjs';
import { spawnSync } from 'node:child_process';

const packagesOf = (path) => {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages ?? {};
  } catch {
    return null;
  }
};

/** npm writes node_modules/.package-lock.json last, so an interrupted installation has none. */
const isInstalled = () => {
  const expected = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (!expected) throw new CommandError('package-lock.json is missing or cannot be read.');
  if (!present) return false;
  return Object.entries(expected).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const found = present[path];
    // Optional packages may be for another platform.
    if (!found) return Boolean(optional);
    const isThere = existsSync(join(root, path, 'package.json'));
    return isThere && found.version === version && found.integrity === integrity;
  });
};

const npmCli = () => {
  const own = process.env.npm_execpath;
  if (own && /npm-cli\.[cm]?js$/.test(own) && existsSync(own)) return own;
  const beside = [
    join(process.execPath, '../../lib/node_modules/npm/bin/npm-cli.js'),
    join(process.execPath, '../node_modules/npm/bin/npm-cli.js'),
  ];
  return beside.find((path) => existsSync(path)) ?? null;
};

export const installWhenNeeded = () => {
  if (isInstalled()) return;
  console.error('Installing the packages of package-lock.json; this happens once ...');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const message = 'The installation failed; see the output of npm above.';
  const cli = npmCli();
  if (cli) return runNode(cli, args, message);
  const { status } = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: true });
  if (status !== 0) throw new CommandError(message, status ?? 1);
};
