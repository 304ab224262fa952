import { startServerProcess } from '../startServerProcess';

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

/** Starts the portal of a checkout as `npm start` does, on a free port, freshly seeded and without throttle. */
export const startBuiltPortal = async (environment: Record<string, string> = {}, checkout?: string) => {
  const { url, end, restart, close } = await startServerProcess({
    environment,
    args: ['mock-server/launch.mjs', 'start'],
    folder: checkout,
  });
  return { origin: url, kill: async () => void (await end('SIGKILL')), restart, close };
};
