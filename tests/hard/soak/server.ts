import { existsSync, readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultSettings } from '../../../mock-server/settings';
import { startInProcessServer } from '../../support/startInProcessServer';

export interface Footprint {
  /** Heap and buffers after a garbage collection. */
  heapMb: number;
  /** Active resources by kind: sockets, timers, open files ... */
  resources: Record<string, number>;
  /** Open file descriptors; 0 if the system does not list them. */
  descriptors: number;
  uploads: number;
}

/** Backend process that reports its footprint on a `measure` message. Exact only with `--expose-gc`. */
const { passwordCost } = defaultSettings;
const seed = { users: 50, notifications: 5, files: 5, logs: 1_000 };
const server = await startInProcessServer({ passwordCost, maxLogRows: 1_000, seed });

const descriptors = '/proc/self/fd';

const getFootprint = async (): Promise<Footprint> => {
  globalThis.gc?.();
  const resources: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
  const { heapUsed, external } = process.memoryUsage();
  return {
    heapMb: (heapUsed + external) / 1_000_000,
    descriptors: existsSync(descriptors) ? readdirSync(descriptors).length : 0,
    resources,
    uploads: (await readdir(join(server.dataDir, 'uploads'))).length,
  };
};

process.on('message', (message) => {
  if (message === 'measure') void getFootprint().then((footprint) => process.send?.(footprint));
  else void server.close().then(() => process.exit(0));
});
process.send?.(server.url);
