import type { Request, RequestHandler } from 'express';
import { forbidden, notFound } from '../guards/ApiError';
import { isLoopback, isLoopbackHost, refuseCrossSite } from '../guards/origins';
import type { ServerSettings } from '../settings';

export type DevToolsAccess = 'loopback' | 'exposed' | 'closed';

export const getDevToolsAccess = ({ exposeDevTools }: ServerSettings, address: string): DevToolsAccess => {
  if (exposeDevTools) return 'exposed';
  return isLoopback(address) ? 'loopback' : 'closed';
};

const isProxied = ({ headers }: Request): boolean =>
  Object.keys(headers).some((name) => /^(x-)?forwarded(-|$)|^x-real-ip$|^via$/.test(name));

/** Refuses rebound DNS names and forms of other websites. */
export const guardDevTools = (devTools: DevToolsAccess, settings: ServerSettings): RequestHandler => {
  const { portalOrigin } = settings;
  const isExposed = devTools === 'exposed';
  const portalHost = isExposed && portalOrigin !== null ? new URL(portalOrigin).host : null;
  return (req, _res, next) => {
    const host = req.get('host') ?? '';
    if (devTools === 'closed' || (!isExposed && isProxied(req))) throw notFound();
    if (!isLoopbackHost(host) && host.toLowerCase() !== portalHost)
      throw forbidden('The development tools are available only under their own host name.');
    if (req.method !== 'GET') refuseCrossSite(req, settings);
    next();
  };
};
