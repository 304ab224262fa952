import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Footprint } from './server';
import { visit } from './visit';

/**
 * `npm run soak`: visits for ten minutes (`-- --minutes N`), a few at a time, on loopback. Memory, sockets,
 * timers and files come back to where they were after the first visits, or the soak fails.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
/** Accounts without a second factor; each visits one at a time, since a sign-in ends its other sessions. */
const accounts = ['direct', 'demo', 'newcomer'];
/** These many make everything that is made once: compiled code, caches, the first rows of each table. */
const firstVisits = 60;
const mostMb = 15;

const dataDir = await mkdtemp(join(tmpdir(), 'pulsehub-soak-'));
const script = join(import.meta.dirname, 'server.ts');
const child = fork(script, [dataDir], { execArgv: ['--import', 'tsx', '--expose-gc'] });
const gone = once(child, 'exit');
const [url] = (await Promise.race([
  once(child, 'message'),
  gone.then(() => Promise.reject(new Error('The backend ended.'))),
])) as [string];

const measure = async (): Promise<Footprint> => {
  child.send('measure');
  const [measured] = (await once(child, 'message')) as [Footprint];
  return measured;
};

let visits = 0;
const visitWhile = (goesOn: () => boolean) =>
  Promise.all(
    accounts.map(async (account) => {
      while (goesOn()) await visit(url, account, ++visits);
    }),
  );

/** What did not come back, one line each. */
const grown = (before: Footprint, after: Footprint): string[] => {
  const kinds = new Set([...Object.keys(before.resources), ...Object.keys(after.resources)]);
  const more = [...kinds].filter((kind) => (after.resources[kind] ?? 0) > (before.resources[kind] ?? 0));
  return [
    ...more.map((kind) => `${kind}: ${before.resources[kind] ?? 0} before, ${after.resources[kind]} after`),
    ...(after.uploads > before.uploads ? [`uploads: ${before.uploads} before, ${after.uploads} after`] : []),
    ...(after.heapMb > before.heapMb + mostMb
      ? [`heap: ${before.heapMb.toFixed(1)} MB before, ${after.heapMb.toFixed(1)} MB after`]
      : []),
  ];
};

/** The footprint once it is at most `before`, or after a minute: connections are kept for some seconds. */
const settled = async (before: Footprint | null): Promise<Footprint> => {
  const patience = Date.now() + 60_000;
  await wait(8_000);
  for (;;) {
    const now = await measure();
    if (before === null || grown(before, now).length === 0 || Date.now() > patience) return now;
    await wait(2_000);
  }
};

let failures: string[];
try {
  await visitWhile(() => visits < firstVisits);
  const before = await settled(null);
  const end = Date.now() + Number(values.minutes) * 60_000;
  await visitWhile(() => Date.now() < end);
  const after = await settled(before);
  failures = grown(before, after);
  console.log(
    `${visits} visits. Heap ${before.heapMb.toFixed(1)} MB before, ${after.heapMb.toFixed(1)} MB after.`,
    after.resources,
  );
} finally {
  child.send('end');
  await gone;
  await rm(dataDir, { recursive: true, force: true });
}
console.log(failures.length === 0 ? 'Everything came back to where it was.' : failures.join('\n'));
process.exitCode = failures.length === 0 ? 0 : 1;
