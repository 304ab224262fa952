import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface SpawnedServer {
  url: string;
  /** All that it has printed. */
  output: () => string;
  /** Sends the signal and resolves with the exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const checkout = join(import.meta.dirname, '../..');
const startTimeoutMs = 120_000;

/** The arguments of Node that start the backend alone, without the site. */
export const backend = ['--import', 'tsx', 'mock-server/start.ts'];

/** Runs Node with these arguments in `folder`; resolves when it prints the address of its server, rejects with its output. */
export const spawnServer = async (
  args: readonly string[],
  environment: Record<string, string>,
  folder = checkout,
): Promise<SpawnedServer> => {
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
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return (await exited)[0];
  };
  return { url, output: () => output, end };
};
