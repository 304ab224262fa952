import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root, runNode } from './run.mjs';

const dist = join(root, 'dist');
const stampOf = (folder) => join(folder, '.vite', 'fingerprint');

const isCurrent = (wanted) =>
  existsSync(join(dist, 'index.html')) &&
  existsSync(stampOf(dist)) &&
  readFileSync(stampOf(dist), 'utf8') === wanted;

/** Replaces dist by `fresh` with renames, so that dist is never incomplete. */
const swapIn = (fresh, aside, wanted) => {
  rmSync(aside, { recursive: true, force: true });
  try {
    if (existsSync(dist)) renameSync(dist, aside);
    renameSync(fresh, dist);
  } catch (failure) {
    // A parallel build of the same sources may have finished first.
    if (isCurrent(wanted)) return;
    if (existsSync(aside) && !existsSync(dist)) renameSync(aside, dist);
    throw failure;
  }
  rmSync(aside, { recursive: true, force: true });
};

/** Builds the static site into dist/; after a failure the previous site stays. Throws Stop. */
export const build = ({ wanted = fingerprint(), logLevel = 'info', sourceMaps = false } = {}) => {
  // On the same disk as dist, because a rename cannot cross disks.
  const workshop = join(root, 'node_modules', '.cache', 'pulsehub', String(process.pid));
  const fresh = join(workshop, 'dist');
  mkdirSync(workshop, { recursive: true });
  try {
    const args = ['build', '--outDir', fresh, '--emptyOutDir', '--logLevel', logLevel];
    if (sourceMaps) args.push('--sourcemap', 'hidden');
    // Another NODE_ENV would build React's development version.
    runNode('node_modules/vite/bin/vite.js', args, 'The build failed; what Vite said stands above.', {
      NODE_ENV: 'production',
    });
    writeFileSync(stampOf(fresh), wanted);
    swapIn(fresh, join(workshop, 'former'), wanted);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
};

export const buildWhenStale = () => {
  const wanted = fingerprint();
  if (isCurrent(wanted)) return;
  console.error('Building the portal ...');
  build({ wanted, logLevel: 'error' });
};
