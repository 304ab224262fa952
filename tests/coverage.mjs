/**
 * `npm run test:coverage`: prints the percentage of covered lines in each folder, in Vitest or Chromium, and the
 * files without coverage.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from '../mock-server/launch/build.mjs';
import { setCompanionUrl } from '../mock-server/launch/environment.mjs';
import { root, run, runNode } from '../mock-server/launch/run.mjs';
import { browserLines } from './run/browserLines.mjs';
import { findBrowser } from './run/findBrowser.mjs';

const reports = join(root, 'node_modules/.cache/coverage');
const chromiumReports = join(reports, 'chromium');

const runVitest = () =>
  runNode(
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      '--reporter=dot',
      '--coverage.enabled',
      '--coverage.reporter=json',
      `--coverage.reportsDirectory=${join(reports, 'vitest')}`,
      '--coverage.include=src/**/*.{ts,tsx}',
      '--coverage.include=mock-server/**/*.ts',
    ],
    'Some tests failed, so coverage is not available.',
  );

const runChromium = async () => {
  rmSync(chromiumReports, { recursive: true, force: true });
  mkdirSync(chromiumReports, { recursive: true });
  // Uses the same build as `launch.mjs site`, so that the browser tests do not build again.
  setCompanionUrl();
  build({ logLevel: 'error', sourceMaps: true });
  runNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config=tests/browser/playwright.config.ts'],
    'Some browser tests failed, so coverage is not available.',
    { COVERAGE_DIR: chromiumReports, CHROMIUM_PATH: await findBrowser() },
  );
};

/** Line numbers on which a statement begins, mapped to whether it ran. */
const collectLines = ({ statementMap, s }) => {
  const lines = new Map();
  for (const [id, { start }] of Object.entries(statementMap))
    lines.set(start.line, (lines.get(start.line) ?? false) || s[id] > 0);
  return lines;
};

await run(async () => {
  runVitest();
  await runChromium();
  const chromiumLines = browserLines(chromiumReports);
  // Removes this build, which has source maps, so that the next start builds again.
  rmSync(join(root, 'dist'), { recursive: true });

  const vitest = JSON.parse(readFileSync(join(reports, 'vitest/coverage-final.json'), 'utf8'));
  const files = Object.entries(vitest).map(([path, file]) => {
    const lines = [...collectLines(file)];
    const ran = lines.filter(([line, inVitest]) => inVitest || chromiumLines.get(path)?.has(line));
    return { path: relative(root, path), total: lines.length, ran: ran.length };
  });

  const folders = new Map();
  for (const file of files)
    folders.set(dirname(file.path), [...(folders.get(dirname(file.path)) ?? []), file]);
  const sum = (some, count) => some.reduce((all, file) => all + file[count], 0);
  const percent = (some) =>
    `${((100 * sum(some, 'ran')) / (sum(some, 'total') || 1)).toFixed(1)} %`.padStart(8);
  for (const [folder, some] of [...folders].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${percent(some)}  ${folder}`);
  console.log(`${percent(files)}  total`);

  const unused = files.filter(({ total, ran }) => total > 0 && ran === 0);
  console.log(`\n${unused.length} files that no test runs:`);
  for (const { path } of unused) console.log(`  ${path}`);
});
