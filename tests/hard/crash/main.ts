import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCrashRounds } from './runCrashRounds';

/** Kills the backend during concurrent writes, `-- --rounds N` times (20 by default). */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const dataDir = await mkdtemp(join(tmpdir(), 'pulsehub-crash-'));
let failures = 0;
try {
  await runCrashRounds(dataDir, Number(values.rounds), ({ acknowledged, startMs, losses }, round) => {
    const outcome = losses.length === 0 ? 'nothing lost' : `LOST: ${losses.join('; ')}`;
    console.log(
      `Round ${round}: ${acknowledged} acknowledged, restarted in ${Math.round(startMs)} ms, ${outcome}`,
    );
    failures += losses.length;
  });
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
console.log(failures === 0 ? 'All acknowledged writes survived.' : `${failures} writes were lost.`);
process.exitCode = failures === 0 ? 0 : 1;
