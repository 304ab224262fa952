import type { RequestHandler } from 'express';
import type { ServerSettings } from '../settings';

/** To whom `/dev/*` and the services' stand-in are open: this machine, whoever reaches the server, or nobody. */
export type DevTools = 'loopback' | 'exposed' | 'closed';

/** `address` is the one that the server is bound to. */
export const devToolsOf = (settings: ServerSettings, address: string): DevTools => {
  if (/^(127\.|::1$|::ffff:127\.)/.test(address)) return 'loopback';
  return settings.exposeDevTools ? 'exposed' : 'closed';
};

const ownHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/**
 * Stands before everything that reads codes or vouches for accounts. A page of another site can turn a
 * name of its own to this machine (DNS rebinding); its requests come with that name in `Host`.
 */
export const guardDevTools = (devTools: DevTools, { portalOrigin }: ServerSettings): RequestHandler => {
  const portalHost = portalOrigin === null ? null : new URL(portalOrigin).host;
  return (req, res, next) => {
    const host = req.get('host') ?? '';
    if (devTools === 'closed') res.status(404).json({ detail: 'Not found.' });
    else if (ownHost.test(host) || host.toLowerCase() === portalHost) next();
    else res.status(403).json({ detail: 'The development tools answer to no other host than their own.' });
  };
};
