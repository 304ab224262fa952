/**
 * `npm run test:coverage`: how much of each folder the tests of Vitest run, and the files that they never load.
 * Arguments go on to Vitest, e.g. `-- tests/model`.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, run, runNode } from '../mock-server/launch/run.mjs';

const reports = 'node_modules/.cache/coverage';

await run(() => {
  runNode(
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      '--reporter=dot',
      '--coverage.enabled',
      '--coverage.reporter=json-summary',
      `--coverage.reportsDirectory=${reports}`,
      '--coverage.include=src/**/*.{ts,tsx}',
      '--coverage.include=mock-server/**/*.ts',
      ...process.argv.slice(2),
    ],
    'Some tests failed, so there is no coverage to show.',
  );

  const { total: _, ...files } = JSON.parse(
    readFileSync(join(root, reports, 'coverage-summary.json'), 'utf8'),
  );
  const folders = new Map();
  for (const [path, { lines }] of Object.entries(files)) {
    const folder = dirname(relative(root, path));
    const known = folders.get(folder) ?? { covered: 0, total: 0 };
    folders.set(folder, { covered: known.covered + lines.covered, total: known.total + lines.total });
  }
  for (const [folder, { covered, total }] of [...folders].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${`${Math.round((100 * covered) / (total || 1))} %`.padStart(5)}  ${folder}`);

  const unused = Object.entries(files).filter(([, { lines }]) => lines.total > 0 && lines.covered === 0);
  console.log(`\n${unused.length} files that no test runs:`);
  for (const [path] of unused) console.log(`  ${relative(root, path)}`);
});
