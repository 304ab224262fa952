import type { Request } from 'express';
import type { ServerContext } from './context';

/**
 * Stands in stored addresses for wherever this server is reached, so that a seeded service still
 * opens after the server moved to another port.
 */
export const ownOrigin = 'http://own-origin.invalid';

/** Scheme, host and port under which the caller finds portal and server. */
export const originOf = ({ settings }: ServerContext, req: Request): string =>
  settings.portalOrigin ?? `${req.protocol}://${req.get('host') ?? 'localhost'}`;

/** The stored text as the caller at `origin` may follow it. */
export const withOrigin = (text: string, origin: string): string => text.replaceAll(ownOrigin, origin);

/** The reverse, for what a caller hands back. `http://host:30` is not the beginning of `http://host:3000`. */
export const withoutOrigin = (text: string, origin: string): string =>
  text
    .split(origin)
    .map((part, index) => {
      if (index === 0) return part;
      return (/^[\w.:-]/.test(part) ? origin : ownOrigin) + part;
    })
    .join('');
