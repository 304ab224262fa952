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

export interface ServerProcess extends Backend {
  /** All that it has printed. */
  output: () => string;
  /** Sends the signal and resolves with the exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Starts it again on the same port and data. */
  restart: () => Promise<void>;
  /** Stops it with SIGTERM and deletes the data that were made for it. */
  close: () => Promise<void>;
}

interface Options {
  environment?: Record<string, string>;
  /** The arguments of Node; by default they start the backend alone, without the site. */
  args?: readonly string[];
  /** The checkout that is started. */
  folder?: string | undefined;
}

const nativeFetch = globalThis.fetch;
const startTimeoutMs = 120_000;

export const fetchMailedCode = async (url: string, email: string): Promise<string> => {
  const response = await nativeFetch(`${url}/dev/outbox?to=${encodeURIComponent(email)}`);
  const mails = (await response.json()) as { code: string | null }[];
  return mails.find(({ code }) => code !== null)?.code ?? '';
};

/** Resolves when the process prints the address of its server, rejects with its output. */
const launch = async (args: readonly string[], environment: Record<string, string>, folder: string) => {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, HOST: '127.0.0.1', THROTTLE_PER_MINUTE: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'close') as Promise<[number | null]>;
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (code: number | null = null) =>
      reject(new Error(`The server ended with ${code}:\n${output}`));
    const timer = setTimeout(() => fail(), startTimeoutMs);
    const onOutput = (piece: Buffer) => {
      output += piece.toString();
      const address = /runs at (\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('close', fail);
  });
  return { child, exited, url, output: () => output };
};

/** Starts a freshly seeded server in its own process, without throttle, on a free port and data unless named. */
export const startServerProcess = async ({
  environment = {},
  args = ['--import', 'tsx', 'mock-server/start.ts'],
  folder = join(import.meta.dirname, '../..'),
}: Options = {}): Promise<ServerProcess> => {
  const ownData = environment['DATA_DIR'] ? null : await mkdtemp(join(tmpdir(), 'pulsehub-process-'));
  const settings = { PORT: '0', ...(ownData && { DATA_DIR: ownData }), ...environment };
  let running = await launch(args, settings, folder);
  const { url } = running;
  const end = async (signal: NodeJS.Signals) => {
    running.child.kill(signal);
    return (await running.exited)[0];
  };
  return {
    url,
    output: () => running.output(),
    mailedCode: (email) => fetchMailedCode(url, email),
    end,
    restart: async () => {
      running = await launch(args, { ...settings, PORT: new URL(url).port }, folder);
    },
    close: async () => {
      await end('SIGTERM');
      if (ownData) await rm(ownData, { recursive: true, force: true });
    },
  };
};
