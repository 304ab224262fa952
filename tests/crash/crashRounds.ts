import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nothingYet, signedIn, writers, type Call, type Promised } from './writers';

const script = join(import.meta.dirname, '../../mock-server/start.ts');
const patienceMs = 60_000;

/** The backend on those data, ready to be killed. */
const start = async (dataDir: string) => {
  const begun = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, THROTTLE_PER_MINUTE: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error(`The backend did not start:\n${said}`));
    const patience = setTimeout(fail, patienceMs);
    const listen = (piece: Buffer) => {
      said += piece.toString();
      const address = /runs at (\S+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(patience);
      resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', fail);
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  return { url, startMs: performance.now() - begun, end };
};

interface Link {
  version: string;
}

/** What was acknowledged and is not as it was promised. */
const lost = async (url: string, call: Call, { links, files, title }: Promised): Promise<string[]> => {
  const found = new Set(((await call('GET', '/api/google-play/')) as Link[]).map(({ version }) => version));
  const wrong = [...links].flatMap(([version, isThere]) =>
    found.has(version) === isThere ? [] : [`link ${version} is ${isThere ? 'gone' : 'back'}`],
  );
  for (const [path, text] of files)
    if ((await (await fetch(url + path)).text()) !== text) wrong.push(`upload ${path} is not what it was`);
  const { title: now } = (await call('GET', '/api/user/details/')) as { title: string };
  const possible = title.sent.slice(title.sent.indexOf(title.acknowledged));
  if (title.sent.length > 0 && !possible.includes(now)) wrong.push(`title ${now} is older than acknowledged`);
  return wrong;
};

export interface Round {
  acknowledged: number;
  /** Of the start after the kill, until it answers. */
  startMs: number;
  lost: string[];
}

/**
 * Starts the backend on `dataDir`, kills it with SIGKILL in the middle of concurrent writes, starts it
 * again and looks whether everything acknowledged is there; `rounds` times on the same data.
 */
export const crashRounds = async (
  dataDir: string,
  rounds: number,
  done: (round: Round, number: number) => void,
): Promise<void> => {
  const promised = nothingYet();
  let server = await start(dataDir);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const call = await signedIn(server.url);
      const { id } = (await call('POST', '/api/media-library-folder/', { name: 'Crash' })) as { id: number };
      // Another number of writes in each round, so that the kill falls into other createdAts.
      const wanted = 10 + ((round * 37) % 90);
      let acknowledged = 0;
      const lines = Object.entries(writers(call, id, promised)).map(async ([name, write]) => {
        for (let turn = 0; acknowledged < wanted; turn += 1) {
          await write(`${name} ${round}.${turn}`);
          acknowledged += 1;
        }
        // Not awaited: the others are in the middle of theirs.
        void server.end('SIGKILL');
      });
      const outcomes = await Promise.allSettled(lines);
      if (outcomes.every(({ status }) => status === 'rejected')) throw outcomes[0];
      await server.end('SIGKILL');
      server = await start(dataDir);
      const wrong = await lost(server.url, await signedIn(server.url), promised);
      done({ acknowledged, startMs: server.startMs, lost: wrong }, round);
    }
  } finally {
    await server.end('SIGTERM');
  }
};
