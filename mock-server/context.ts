import type { Emit, Events } from './events';
import type { ServerSettings } from './settings';
import type { Vault } from './vault/vault';
import type { Database } from './storage/Database';
import type { Uploads } from './storage/uploads';

export interface ServerContext {
  db: Database;
  vault: Vault;
  settings: ServerSettings;
  /** Milliseconds since 1970. */
  now: () => number;
  /** URL of the portal without a trailing slash, e.g. `http://127.0.0.1:3000`. */
  origin: () => string;
  uploads: Uploads;
  /** Tells everybody concerned in this tick. */
  emit: Emit;
  /** Leaves turns to other requests, because thousands may be told. */
  emitInTurns: <N extends keyof Events>(name: N, event: Events[N]) => Promise<void>;
}
