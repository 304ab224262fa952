import { startServerProcess } from '../startServerProcess';

/** Starts the portal of a checkout as `npm start` does, on a free port, freshly seeded and without throttle. */
export const startBuiltPortal = (environment: Record<string, string> = {}, folder?: string) =>
  startServerProcess({ environment, args: ['mock-server/launch.mjs', 'start'], folder });

export type Portal = Awaited<ReturnType<typeof startBuiltPortal>>;
