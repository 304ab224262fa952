import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Portal {
  /** `http://127.0.0.1:3000`, without a slash at the end. */
  origin: string;
  /** Kills it with SIGKILL and waits until it has exited. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
  /** Stops it with SIGTERM and deletes its data. */
  close(): Promise<void>;
}

export type PortalEnvironment = Partial<
  Record<
    | 'ACCESS_TTL_S'
    | 'REFRESH_TTL_S'
    | 'OTP_TTL_S'
    | 'THROTTLE_PER_MINUTE'
    | 'CONNECT_ORIGINS'
    | 'IMAGE_ORIGINS',
    string
  >
>;

const checkout = fileURLToPath(new URL('../../..', import.meta.url));
const startTimeoutMs = 120_000;

/** Runs the command of `npm start`; resolves when it prints its address. */
const launch = async (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['mock-server/launch.mjs', 'start'], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The portal did not start:\n${output}`)), startTimeoutMs);
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /PulseHub runs at (http:\/\/\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('exit', () => reject(new Error(`The portal ended at once:\n${output}`)));
  });
  return { child, origin };
};

/** Starts the portal as `npm start` does, on a free port, freshly seeded and without throttle. */
export const startBuiltPortal = async (environment: PortalEnvironment = {}): Promise<Portal> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pulsehub-browser-'));
  const settings = { HOST: '127.0.0.1', DATA_DIR: dataDir, THROTTLE_PER_MINUTE: '0', ...environment };
  let running = await launch({ ...settings, PORT: '0' });
  const { origin } = running;

  const end = async (signal: NodeJS.Signals) => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };

  return {
    origin,
    kill: () => end('SIGKILL'),
    restart: async () => {
      running = await launch({ ...settings, PORT: new URL(origin).port });
    },
    close: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
