import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface SpawnedServer {
  url: string;
  /** Sends the signal and waits until the process has exited. */
  end: (signal: NodeJS.Signals) => Promise<void>;
}

const checkout = join(import.meta.dirname, '../..');
const startTimeoutMs = 120_000;

/** The arguments of Node that start the backend alone, without the site. */
export const backend = ['--import', 'tsx', 'mock-server/start.ts'];

/** Runs Node with these arguments in `folder`; resolves when it prints the address of its server. */
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
  const exited = once(child, 'exit');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error(`The server did not start:\n${output}`));
    const timer = setTimeout(fail, startTimeoutMs);
    const onOutput = (piece: Buffer) => {
      output += piece.toString();
      const address = /runs at (\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('exit', fail);
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return { url, end };
};
