import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from './billOfMaterials.mjs';
import { fingerprint } from './fingerprint.mjs';
import { root, runNode } from './run.mjs';

const dist = join(root, 'dist');
const fingerprintFile = (folder) => join(folder, '.vite', 'fingerprint');

const isCurrent = (expected) =>
  existsSync(join(dist, 'index.html')) &&
  existsSync(fingerprintFile(dist)) &&
  readFileSync(fingerprintFile(dist), 'utf8') === expected;

/** Replaces dist with `newDist` by renaming, so that dist is never incomplete. */
const replaceDist = (newDist, previous, expected) => {
  rmSync(previous, { recursive: true, force: true });
  try {
    if (existsSync(dist)) renameSync(dist, previous);
    renameSync(newDist, dist);
  } catch (error) {
    // A parallel build of the same sources may have finished first.
    if (isCurrent(expected)) return;
    if (existsSync(previous) && !existsSync(dist)) renameSync(previous, dist);
    throw error;
  }
  rmSync(previous, { recursive: true, force: true });
};

/** Builds the static site into dist/; after a failure, the previous site remains. Throws CommandError. */
export const build = ({ expected = fingerprint(), logLevel = 'info', sourceMaps = false } = {}) => {
  // Uses the disk of dist, because a rename cannot cross disks.
  const tempDir = join(root, 'node_modules', '.cache', 'pulsehub', String(process.pid));
  const newDist = join(tempDir, 'dist');
  mkdirSync(tempDir, { recursive: true });
  try {
    const args = ['build', '--outDir', newDist, '--emptyOutDir', '--logLevel', logLevel];
    if (sourceMaps) args.push('--sourcemap', 'hidden');
    // Another NODE_ENV would build React's development version.
    runNode('node_modules/vite/bin/vite.js', args, 'The build failed; see the output of Vite above.', {
      NODE_ENV: 'production',
    });
    writeFileSync(join(newDist, '.vite', 'sbom.json'), billOfMaterials());
    writeFileSync(fingerprintFile(newDist), expected);
    replaceDist(newDist, join(tempDir, 'previous'), expected);
  } finally {
    rmSync(tempDir, { recursive: true, force: true });
  }
};

export const buildIfStale = () => {
  const expected = fingerprint();
  if (isCurrent(expected)) return;
  console.error('Building the portal ...');
  build({ expected, logLevel: 'error' });
};
