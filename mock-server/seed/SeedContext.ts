import type { ServerContext } from '../context';

export type SeedContext = Pick<ServerContext, 'db' | 'vault' | 'settings' | 'now' | 'uploads'>;
