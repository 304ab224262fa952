import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backend, spawnServer } from './spawnServer';

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

/** Starts a freshly seeded backend in its own process, for settings that only `environment` can change. */
export const startServerProcess = async (environment: Record<string, string>): Promise<Backend> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pulsehub-screens-'));
  const { url, end } = await spawnServer(backend, { PORT: '0', DATA_DIR: dataDir, ...environment });
  return {
    url,
    mailedCode: (email) => mailedCodeAt(url, email),
    close: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
