/**
 * `npm test`: everything that is checked, one stage after the other, each whatever the former said.
 * The last line on stdout counts, from the runners' own reports: `N passed, N failed`.
 */
import { installWhenNeeded } from '../mock-server/launch/install.mjs';
import { run, Stop } from '../mock-server/launch/run.mjs';
import { findBrowser } from './run/findBrowser.mjs';
import { playwrightStage, toolStage, vitestStage } from './run/stages.mjs';

const stages = [
  toolStage('Types', 'node_modules/@typescript/native/bin/tsc', ['--noEmit']),
  toolStage('Format', 'node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
  toolStage('Lint', 'node_modules/oxlint/bin/oxlint', [
    '--type-aware',
    '--deny-warnings',
    'src',
    'tests',
    'mock-server',
  ]),
  // As `npm start` builds it, so that the browser tests see what people see.
  toolStage('Build', 'mock-server/launch.mjs', ['site']),
  vitestStage,
  playwrightStage(findBrowser),
];

const total = { passed: 0, failed: 0 };
const lines = [];

await run(async () => {
  try {
    installWhenNeeded();
  } catch (failure) {
    total.failed += 1;
    throw failure;
  }
  for (const { name, check } of stages) {
    console.log(`\n== ${name}`);
    const begun = performance.now();
    const { passed, failed, note } = await check();
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    lines.push(
      `${name.padEnd(8)} ${passed} passed, ${failed} failed, ${seconds} s${note ? `, ${note}` : ''}`,
    );
  }
  if (total.failed > 0) throw new Stop('\nNot everything passed; the stages above say what.');
});

console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
