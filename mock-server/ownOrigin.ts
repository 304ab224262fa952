import type { Request } from 'express';
import type { ServerContext } from './context';

/** Stands in stored addresses for this server, so that seeded services open after a move to another port. */
export const ownOrigin = 'http://own-origin.invalid';

export const originOf = ({ settings: { crossOrigin, portalOrigin } }: ServerContext, req: Request): string =>
  (crossOrigin ? null : portalOrigin) ?? `${req.protocol}://${req.get('host') ?? 'localhost'}`;

export const withOrigin = (text: string, origin: string): string => text.replaceAll(ownOrigin, origin);

/** `http://host:30` is not the beginning of `http://host:3000`. */
export const withoutOrigin = (text: string, origin: string): string =>
  text
    .split(origin)
    .map((part, index) => {
      if (index === 0) return part;
      return (/^[\w.:-]/.test(part) ? origin : ownOrigin) + part;
    })
    .join('');
