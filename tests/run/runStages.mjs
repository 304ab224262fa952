import { run, CommandError } from '../../mock-server/launch/run.mjs';
import { installIfNeeded } from '../../mock-server/launch/install.mjs';

/**
 * Runs the steps one after the other and the stages of a step in parallel. A failed stage does not stop
 * the others. The last line on stdout is `N passed, N failed`, counted from the runners' reports.
 */
export const runStages = async (steps) => {
  const total = { passed: 0, failed: 0 };
  const lines = [];
  const allFailures = [];
  const startedAt = performance.now();
  const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

  const runStage = async ({ name, check }) => {
    const start = performance.now();
    const { passed, failed, note, failures = [] } = await check();
    total.passed += passed;
    total.failed += failed;
    allFailures.push(...failures);
    lines.push(
      `${name.padEnd(8)} ${passed} passed, ${failed} failed, ${secondsSince(start)}${note ? `, ${note}` : ''}`,
    );
  };

  await run(async () => {
    try {
      installIfNeeded();
    } catch (error) {
      total.failed += 1;
      throw error;
    }
    for (const stages of steps) await Promise.all(stages.map(runStage));
    if (total.failed > 0) throw new CommandError('\nSome checks failed; see the stages above.');
  });

  if (allFailures.length > 0) console.log(`\n${allFailures.join('\n')}`);
  console.log(`\n${lines.join('\n')}\nTotal ${secondsSince(startedAt)}.\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
};
