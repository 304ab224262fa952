import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer } from '../spawnServer';

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
    | 'ROTATE_REFRESH'
    | 'THROTTLE_PER_MINUTE'
    | 'CONNECT_ORIGINS'
    | 'IMAGE_ORIGINS',
    string
  >
>;

/** Starts the portal of a checkout as `npm start` does, on a free port, freshly seeded and without throttle. */
export const startBuiltPortal = async (
  environment: PortalEnvironment = {},
  checkout?: string,
): Promise<Portal> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pulsehub-browser-'));
  const launch = (port: string) =>
    spawnServer(
      ['mock-server/launch.mjs', 'start'],
      { DATA_DIR: dataDir, ...environment, PORT: port },
      checkout,
    );
  let running = await launch('0');
  const origin = running.url;
  return {
    origin,
    kill: async () => void (await running.end('SIGKILL')),
    restart: async () => {
      running = await launch(new URL(origin).port);
    },
    close: async () => {
      await running.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
