import type { ServerContext } from '../context';

/** What writing the seed data needs of a server. */
export type SeedContext = Pick<ServerContext, 'db' | 'vault' | 'settings' | 'now' | 'uploads'>;
