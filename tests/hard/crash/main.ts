import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServerProcess } from '../../support/startServerProcess';
import { signIn, writers, type Call, type Expected } from './writers';

/**
 * Kills the backend with SIGKILL during concurrent writes, `-- --rounds N` times (20 by default) on the same data,
 * restarts it and checks every acknowledged write.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const dataDir = await mkdtemp(join(tmpdir(), 'pulsehub-crash-'));
const start = () => startServerProcess({ environment: { DATA_DIR: dataDir } });

interface Link {
  version: string;
}

/** Compares the server's data with the acknowledged writes. Describes each loss. */
const findLosses = async (url: string, call: Call, { links, files, title }: Expected): Promise<string[]> => {
  const found = new Set(((await call('GET', '/api/google-play/')) as Link[]).map(({ version }) => version));
  const losses = [...links].flatMap(([version, shouldExist]) =>
    found.has(version) === shouldExist ? [] : [`link ${version} is ${shouldExist ? 'gone' : 'back'}`],
  );
  for (const [path, text] of files)
    if ((await (await fetch(url + path)).text()) !== text) losses.push(`upload ${path} has changed`);
  const { title: currentTitle } = (await call('GET', '/api/user/details/')) as { title: string };
  const possible = title.requested.slice(title.requested.indexOf(title.acknowledged));
  if (title.requested.length > 0 && !possible.includes(currentTitle))
    losses.push(`title ${currentTitle} is older than the acknowledged one`);
  return losses;
};

const expected: Expected = { links: new Map(), files: new Map(), title: { acknowledged: '', requested: [] } };
let failures = 0;
let server = await start();
try {
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const call = await signIn(server.url);
    const { id } = (await call('POST', '/api/media-library-folder/', { name: 'Crash' })) as { id: number };
    // The number of writes varies, so that each kill interrupts a different write.
    const writeCount = 10 + ((round * 37) % 90);
    let acknowledged = 0;
    const writing = Object.entries(writers(call, id, expected)).map(async ([name, write]) => {
      for (let turn = 0; acknowledged < writeCount; turn += 1) {
        await write(`${name} ${round}.${turn}`);
        acknowledged += 1;
      }
      // Not awaited, because the other writers must still be running.
      void server.end('SIGKILL');
    });
    const outcomes = await Promise.allSettled(writing);
    if (outcomes.every(({ status }) => status === 'rejected')) throw outcomes[0];
    await server.end('SIGKILL');
    const startedAt = performance.now();
    server = await start();
    const startMs = Math.round(performance.now() - startedAt);
    const losses = await findLosses(server.url, await signIn(server.url), expected);
    const outcome = losses.length === 0 ? 'nothing lost' : `LOST: ${losses.join('; ')}`;
    console.log(`Round ${round}: ${acknowledged} acknowledged, restarted in ${startMs} ms, ${outcome}`);
    failures += losses.length;
  }
} finally {
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
console.log(failures === 0 ? 'All acknowledged writes survived.' : `${failures} writes were lost.`);
process.exitCode = failures === 0 ? 0 : 1;
