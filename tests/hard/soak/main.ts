import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDisturbance } from './disturb';
import type { Footprint } from './server';
import { visit } from './visit';

/**
 * Repeats visits on loopback for ten minutes (`-- --minutes N`), some in parallel, while other
 * connections are reset or stay half-open. Fails if memory, descriptors, sockets, timers or files have grown since
 * the warm-up visits.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
/** Accounts without a second factor, each with one visit at a time, because a sign-in ends its other sessions. */
const accounts = ['direct', 'demo', 'newcomer'];
/** Enough visits to fill compiled code, caches and the first rows of each table. */
const warmUpVisits = 60;
const maxGrowthMb = 15;

const script = join(import.meta.dirname, 'server.ts');
const child = fork(script, { execArgv: ['--import', 'tsx', '--expose-gc'] });
const exited = once(child, 'exit');
const [url] = (await Promise.race([
  once(child, 'message'),
  exited.then(() => Promise.reject(new Error('The backend exited.'))),
])) as [string];

const measure = async (): Promise<Footprint> => {
  child.send('measure');
  const [measured] = (await once(child, 'message')) as [Footprint];
  return measured;
};

const { disturb, release } = createDisturbance(url);

let visits = 0;
const repeatVisits = (shouldContinue: () => boolean) =>
  Promise.all(
    accounts.map(async (account) => {
      while (shouldContinue()) {
        await disturb();
        await visit(url, account, ++visits);
      }
    }),
  );

/** Lists each resource that has grown. */
const listGrowth = (before: Footprint, after: Footprint): string[] => {
  const kinds = new Set([...Object.keys(before.resources), ...Object.keys(after.resources)]);
  const grownKinds = [...kinds].filter(
    (kind) => (after.resources[kind] ?? 0) > (before.resources[kind] ?? 0),
  );
  return [
    ...grownKinds.map(
      (kind) => `${kind}: ${before.resources[kind] ?? 0} before, ${after.resources[kind]} after`,
    ),
    ...(['descriptors', 'uploads'] as const)
      .filter((kind) => after[kind] > before[kind])
      .map((kind) => `${kind}: ${before[kind]} before, ${after[kind]} after`),
    ...(after.heapMb > before.heapMb + maxGrowthMb
      ? [`heap: ${before.heapMb.toFixed(1)} MB before, ${after.heapMb.toFixed(1)} MB after`]
      : []),
  ];
};

/** Waits for the footprint to return to `before` for longer than the server keeps idle connections, 65 seconds. */
const measureSettled = async (before: Footprint | null): Promise<Footprint> => {
  const deadline = Date.now() + 80_000;
  await wait(8_000);
  for (;;) {
    const now = await measure();
    if (before === null || listGrowth(before, now).length === 0 || Date.now() > deadline) return now;
    await wait(2_000);
  }
};

let failures: string[];
try {
  await repeatVisits(() => visits < warmUpVisits);
  release();
  const before = await measureSettled(null);
  const end = Date.now() + Number(values.minutes) * 60_000;
  await repeatVisits(() => Date.now() < end);
  const after = await measureSettled(before);
  failures = listGrowth(before, after);
  console.log(
    `${visits} visits. Heap ${before.heapMb.toFixed(1)} MB before, ${after.heapMb.toFixed(1)} MB after;`,
    `descriptors ${before.descriptors} before, ${after.descriptors} after.`,
    after.resources,
  );
} finally {
  release();
  child.send('end');
  await exited;
}
console.log(failures.length === 0 ? 'No resource has grown.' : failures.join('\n'));
process.exitCode = failures.length === 0 ? 0 : 1;
