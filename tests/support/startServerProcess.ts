import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Backend {
  url: string;
  /** The newest code mailed to an address. */
  mailedCode(email: string): Promise<string>;
  close(): Promise<void>;
}

const nativeFetch = globalThis.fetch;

export const mailedCodeAt = async (url: string, email: string): Promise<string> => {
  const answer = await nativeFetch(`${url}/dev/outbox?to=${encodeURIComponent(email)}`);
  const mails = (await answer.json()) as { code: string | null }[];
  return mails.find(({ code }) => code !== null)?.code ?? '';
};

const script = join(import.meta.dirname, '../../mock-server/start.ts');

/** The backend in a process of its own, on a free port, freshly seeded: for what `environment` alone can set. */
export const startServerProcess = async (environment: Record<string, string>): Promise<Backend> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pulsehub-screens-'));
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, THROTTLE_PER_MINUTE: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (piece: Buffer) => {
      said += piece.toString();
      const address = /runs at (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`The backend ended at once:\n${said}`)));
  });

  return {
    url,
    mailedCode: (email) => mailedCodeAt(url, email),
    close: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
