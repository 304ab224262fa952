import type { Request } from 'express';
import type { ServerContext } from './context';

/** Replaces this server's origin in stored URLs, so that they still work on another port. */
export const originPlaceholder = 'http://own-origin.invalid';

export const getServerOrigin = ({ settings }: ServerContext, req: Request): string =>
  settings.publicOrigin ??
  (settings.crossOrigin ? null : settings.portalOrigin) ??
  `${req.protocol}://${req.get('host') ?? 'localhost'}`;

export const resolveOrigin = (text: string, origin: string): string =>
  text.replaceAll(originPlaceholder, origin);

/** Matches the whole origin: `http://host:30` must not match within `http://host:3000`. */
export const replaceOrigin = (text: string, origin: string): string =>
  text.replaceAll(new RegExp(`${origin.replaceAll(/[^\w/:]/g, '\\$&')}(?![\\w.:-])`, 'g'), originPlaceholder);
