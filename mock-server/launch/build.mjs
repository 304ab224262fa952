import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildEnvironment } from './environment.mjs';
import { root, runNode, runNpm } from './run.mjs';

const sources = ['index.html', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];
const folders = ['src', 'public'];

const listFiles = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .toSorted();

const fingerprint = () => {
  const hash = createHash('sha256').update(
    JSON.stringify(Object.entries(buildEnvironment()).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  );
  const files = [
    ...sources,
    ...folders.filter((folder) => existsSync(join(root, folder))).flatMap(listFiles),
  ];
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
};

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

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Lists the packages of the site (CycloneDX), the same for the same lock file. */
const listPackages = (tempDir) => {
  const folder = join(tempDir, 'pulsehub');
  mkdirSync(folder);
  // Removes development from a copy, because `--omit=dev` also omits what the site shares with it, such as React.
  const { devDependencies: _tools, workspaces: _backend, ...portal } = readJson('package.json');
  const { packages, ...lock } = readJson('package-lock.json');
  const kept = Object.entries(packages).filter(
    ([path, { link }]) => /^(node_modules\/|$)/.test(path) && !link,
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify(portal));
  const lockFile = { ...lock, packages: { ...Object.fromEntries(kept), '': portal } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockFile));
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
    '--offline',
  ];
  const message = 'npm could not list the packages; see its output above.';
  const bill = JSON.parse(runNpm([...args, `--prefix=${folder}`], message, 'pipe'));
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  return `${JSON.stringify(bill, null, 2)}\n`;
};

/** Builds the static site into dist/; after a failure, the previous site remains. Throws CommandError. */
export const build = ({ expected = fingerprint(), logLevel = 'info', onlyIfStale = false } = {}) => {
  // Uses the disk of dist, because a rename cannot cross disks.
  const tempDir = join(root, 'node_modules', '.cache', 'pulsehub', String(process.pid));
  const newDist = join(tempDir, 'dist');
  mkdirSync(tempDir, { recursive: true });
  try {
    const args = ['build', '--outDir', newDist, '--emptyOutDir', '--logLevel', logLevel];
    // Another NODE_ENV would build React's development version.
    runNode('node_modules/vite/bin/vite.js', args, 'The build failed; see the output of Vite above.', {
      NODE_ENV: 'production',
    });
    writeFileSync(join(newDist, '.vite', 'sbom.json'), listPackages(tempDir));
    writeFileSync(fingerprintFile(newDist), expected);
    // A reader of what a parallel build has finished meanwhile would find no dist between the renames.
    if (!onlyIfStale || !isCurrent(expected)) replaceDist(newDist, join(tempDir, 'previous'), expected);
  } finally {
    rmSync(tempDir, { recursive: true, force: true });
  }
};

export const buildIfStale = () => {
  const expected = fingerprint();
  if (isCurrent(expected)) return;
  console.error('Building the portal ...');
  build({ expected, logLevel: 'error', onlyIfStale: true });
};
