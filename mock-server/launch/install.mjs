import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, runNpm } from './run.mjs';

const readPackages = (path) => {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages ?? {};
  } catch {
    return null;
  }
};

/** npm writes node_modules/.package-lock.json last, so an interrupted installation has none. */
const isInstalled = () => {
  const expected = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (!expected) throw new CommandError('package-lock.json is missing or cannot be read.');
  if (!installed) return false;
  return Object.entries(expected).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const found = installed[path];
    // Optional packages may be for another platform.
    if (!found) return Boolean(optional);
    const hasManifest = existsSync(join(root, path, 'package.json'));
    return hasManifest && found.version === version && found.integrity === integrity;
  });
};

export const installIfNeeded = () => {
  if (isInstalled()) return;
  console.error('Installing the packages of package-lock.json; this happens once ...');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  runNpm(args, 'The installation failed; see the output of npm above.');
};
