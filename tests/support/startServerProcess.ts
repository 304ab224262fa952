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

/** Starts a freshly seeded backend in its own process, for settings that only `environment` can change. */
export const startServerProcess = async (environment: Record<string, string>): Promise<Backend> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pulsehub-screens-'));
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, THROTTLE_PER_MINUTE: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const onOutput = (piece: Buffer) => {
      output += piece.toString();
      const address = /runs at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('exit', () => reject(new Error(`The backend ended at once:\n${output}`)));
  });

  return {
    url,
    mailedCode: (email) => mailedCodeAt(url, email),
    close: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
