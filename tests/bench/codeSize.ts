import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Section } from './report';

const root = join(import.meta.dirname, '../..');

/** Paths as of `git ls-files`, and the goal in lines. */
const parts = [
  { label: 'src, without generated code and translations', paths: ['src'], limit: 35_000 },
  { label: 'src/features/users', paths: ['src/features/users'], limit: 6500 },
  { label: 'src/api and src/contract', paths: ['src/api', 'src/contract'], limit: 2000 },
  { label: 'mock-server', paths: ['mock-server'], limit: 9500 },
  { label: 'tests', paths: ['tests'], limit: 33_000 },
] as const;

const isCounted = (path: string) =>
  /\.(ts|tsx|mjs|js|css)$/.test(path) && !/^src\/(contract\/generated|i18n)\//.test(path);

const countLines = (paths: readonly string[]) =>
  execFileSync('git', ['ls-files', ...paths], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(isCounted)
    .reduce((sum, path) => sum + readFileSync(join(root, path), 'utf8').split('\n').length - 1, 0);

export const codeSize = async (): Promise<Section> => {
  const counted = parts.map((part) => ({ ...part, measured: countLines(part.paths) }));
  return {
    title: 'Size of the code',
    note: 'Lines of TypeScript, JavaScript and CSS in the repository, without the snapshots of the tests.',
    head: ['Part', 'lines'],
    rows: counted.map(({ label, measured }) => [label, measured.toLocaleString('en')]),
    goals: counted.map(({ label, limit, measured }) => ({
      label: `Lines in ${label}`,
      limit,
      measured,
      unit: 'lines',
    })),
  };
};
