import { startServerProcess } from '../../support/startServerProcess';
import { emptyExpectation, signIn, writers, type Call, type Expected } from './writers';

const start = async (dataDir: string) => {
  const startedAt = performance.now();
  const server = await startServerProcess({ environment: { DATA_DIR: dataDir } });
  return { ...server, startMs: performance.now() - startedAt };
};

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

export interface Round {
  acknowledged: number;
  /** Time from the restart after the kill until the server responds. */
  startMs: number;
  losses: string[];
}

/**
 * Starts the backend on `dataDir`, kills it with SIGKILL during concurrent writes, restarts it and checks
 * every acknowledged write. Repeats this `rounds` times on the same data.
 */
export const runCrashRounds = async (
  dataDir: string,
  rounds: number,
  onRound: (result: Round, round: number) => void,
): Promise<void> => {
  const expected = emptyExpectation();
  let server = await start(dataDir);
  try {
    for (let round = 1; round <= rounds; round += 1) {
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
      server = await start(dataDir);
      const losses = await findLosses(server.url, await signIn(server.url), expected);
      onRound({ acknowledged, startMs: server.startMs, losses }, round);
    }
  } finally {
    await server.end('SIGTERM');
  }
};
