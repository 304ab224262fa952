import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildEnvironment } from './environment.mjs';
import { root } from './run.mjs';

const sources = ['index.html', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];
const folders = ['src', 'public'];

const listFiles = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .toSorted();

export const fingerprint = () => {
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
