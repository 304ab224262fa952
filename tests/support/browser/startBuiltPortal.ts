import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Portal {
  /** `http://127.0.0.1:3000`, without a slash at the end. */
  origin: string;
  /** Ends it as a crash would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Starts it again on the same port and the same data. */
  restart(): Promise<void>;
  /** Ends it in good order and removes its data. */
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
const patienceMs = 120_000;

/** Runs what `npm start` runs; resolves with its address when it says that it is there. */
const launch = async (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['mock-server/launch.mjs', 'start'], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const impatience = setTimeout(() => reject(new Error(`The portal did not start:\n${said}`)), patienceMs);
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /PulseHub runs at (http:\/\/\S+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(impatience);
      resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`The portal ended at once:\n${said}`)));
  });
  return { child, origin };
};

/** Starts the portal as `npm start` does, on a free port, with fresh seed data and no throttle. */
export const startBuiltPortal = async (environment: PortalEnvironment = {}): Promise<Portal> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pulsehub-browser-'));
  const settings = { HOST: '127.0.0.1', DATA_DIR: dataDir, THROTTLE_PER_MINUTE: '0', ...environment };
  let running = await launch({ ...settings, PORT: '0' });
  const { origin } = running;

  const end = async (signal: NodeJS.Signals) => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
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
