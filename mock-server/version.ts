import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Returns the package version, with the commit in a git checkout: `0.1.0+1a2b3c4`. */
export const readVersion = (folder: string = root): string => {
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
  // git would otherwise search the parent folders.
  if (!existsSync(`${folder}/.git`)) return version;
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' });
  return commit.status === 0 ? `${version}+${commit.stdout.trim()}` : version;
};
