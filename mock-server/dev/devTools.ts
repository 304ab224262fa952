import type { Request, RequestHandler } from 'express';
import { forbidden, notFound } from '../guards/ApiError';
import type { ServerSettings } from '../settings';

export type DevToolsAccess = 'loopback' | 'exposed' | 'closed';

export const getDevToolsAccess = ({ exposeDevTools }: ServerSettings, address: string): DevToolsAccess => {
  if (exposeDevTools) return 'exposed';
  return /^(127\.|::1$|::ffff:127\.)/.test(address) ? 'loopback' : 'closed';
};

const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

const isProxied = ({ headers }: Request): boolean =>
  Object.keys(headers).some((name) => /^(x-)?forwarded(-|$)|^x-real-ip$|^via$/.test(name));

/** Checks `Host` against DNS rebinding, in which another site points its own host name at this machine. */
export const guardDevTools = (devTools: DevToolsAccess, { portalOrigin }: ServerSettings): RequestHandler => {
  const isExposed = devTools === 'exposed';
  const portalHost = isExposed && portalOrigin !== null ? new URL(portalOrigin).host : null;
  return (req, _res, next) => {
    const host = req.get('host') ?? '';
    if (devTools === 'closed' || (!isExposed && isProxied(req))) throw notFound();
    else if (loopbackHost.test(host) || host.toLowerCase() === portalHost) next();
    else throw forbidden('The development tools are available only under their own host name.');
  };
};
