import type { RequestHandler } from 'express';
import type { ServerSettings } from '../settings';

export type DevTools = 'loopback' | 'exposed' | 'closed';

export const devToolsOf = (settings: ServerSettings, address: string): DevTools => {
  if (/^(127\.|::1$|::ffff:127\.)/.test(address)) return 'loopback';
  return settings.exposeDevTools ? 'exposed' : 'closed';
};

const ownHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/** Checks `Host` against DNS rebinding, where another site points its own name at this machine. */
export const guardDevTools = (devTools: DevTools, { portalOrigin }: ServerSettings): RequestHandler => {
  const portalHost = portalOrigin === null ? null : new URL(portalOrigin).host;
  return (req, res, next) => {
    const host = req.get('host') ?? '';
    if (devTools === 'closed') res.status(404).json({ detail: 'Not found.' });
    else if (ownHost.test(host) || host.toLowerCase() === portalHost) next();
    else res.status(403).json({ detail: 'The development tools answer only on their own host.' });
  };
};
