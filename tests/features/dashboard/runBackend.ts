import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The development backend in a process of its own, on a free port with fresh data: jsdom's globals are
 * not those of a server.
 */
export const runBackend = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pulsehub-screens-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'mock-server/start.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, THROTTLE_PER_MINUTE: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (piece: Buffer) => {
      said += piece.toString();
      const address = /runs at (http:\/\/\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(said)));
  });
  return {
    url,
    close: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
