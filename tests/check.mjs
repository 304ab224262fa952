/**
 * `npm run check`: checks in half a minute types, architecture, contract and each page on a phone, and lint, format and
 * unit tests of files changed since the last commit.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { exitAfterHelp, root } from '../mock-server/launch/run.mjs';
import { findBrowser } from './run/findBrowser.mjs';
import { runStages } from './run/runStages.mjs';
import { formatStage, lintStage, playwrightStage, typesStage, vitestStage } from './run/stages.mjs';

exitAfterHelp();

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
const present = changed.filter((path) => existsSync(path));
const names = changed.map((path) => basename(path).replace(/(\.test)?\.\w+$/, ''));
// Tests mirror the sources by name.
const testsOfChanged = git('ls-files', '--cached', '--others', '--exclude-standard', 'tests').filter(
  (path) => /\.test\.tsx?$/.test(path) && names.includes(basename(path).replace(/\.test\.tsx?$/, '')),
);

/** Tests that compare two lists and find missing entries. */
const tables = [
  'tests/architecture.test.ts',
  'tests/api/openapi.test.ts',
  'tests/everyPage.test.ts',
  'tests/mock-server/guards/rights/rights.test.ts',
];

// Skips compression, half of the build's time. `npm start` builds again afterwards.
process.env.VITE_UNCOMPRESSED = '1';

await runStages([
  [
    typesStage,
    ...(present.length > 0 ? [lintStage(present), formatStage(present)] : []),
    vitestStage([...tables, ...testsOfChanged]),
    playwrightStage(findBrowser, ['browser/pages.spec.ts']),
  ],
]);
