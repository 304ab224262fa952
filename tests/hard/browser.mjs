import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { CommandError } from '../../mock-server/launch/run.mjs';
import { findBrowser } from '../run/findBrowser.mjs';
import { buildStage, playwrightStage } from '../run/stages.mjs';

/** Repeats the browser tests on a busy machine. A test that fails in some runs has a race condition. */
export const repeatBrowserTests = async (args) => {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '10' }, busy: { type: 'string', default: '1' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new CommandError(`--runs must be a positive integer, not ${values.runs}.`);
  if ((await buildStage.check()).failed > 0) throw new CommandError('The portal could not be built.');

  const busy = Array.from({ length: Number(values.busy) }, () => new Worker('for (;;);', { eval: true }));
  const lines = [];
  let failures = 0;
  for (let index = 1; index <= runs; index += 1) {
    const start = performance.now();
    const { passed, failed, note, failures: titles = [] } = await playwrightStage(findBrowser).check();
    failures += failed;
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    lines.push(`Run ${index}: ${passed} passed, ${failed} failed, ${seconds} s${note ? `, ${note}` : ''}`);
    lines.push(...titles.map((title) => `  ${title}`));
    console.log(`\n${lines.join('\n')}`);
  }
  await Promise.all(busy.map((worker) => worker.terminate()));
  if (failures > 0) throw new CommandError(`\n${failures} failed in ${runs} runs.`);
};
