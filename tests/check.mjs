/**
 * `npm run check`: a check of half a minute. Types, lint and architecture
 * of everything, format and unit tests of what was changed since the last commit.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../mock-server/launch/run.mjs';
import { runStages } from './run/runStages.mjs';
import { formatStage, lintStage, typesStage, vitestStage } from './run/stages.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
const present = changed.filter((path) => existsSync(path));
const names = changed.map((path) => basename(path).replace(/(\.test)?\.\w+$/, ''));
// Tests mirror the sources by name.
const testsOfChanged = git('ls-files', '--cached', '--others', '--exclude-standard', 'tests').filter(
  (path) => /\.test\.tsx?$/.test(path) && names.includes(basename(path).replace(/\.test\.tsx?$/, '')),
);

await runStages([
  [typesStage, lintStage, ...(present.length > 0 ? [formatStage(present)] : [])],
  [vitestStage(['tests/architecture.test.ts', 'tests/model/', ...testsOfChanged])],
]);
