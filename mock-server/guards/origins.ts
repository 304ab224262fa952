import type { Request, RequestHandler } from 'express';
import type { ServerSettings } from '../settings';
import { forbidden } from './ApiError';

export const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i.test(host);

/** Refuses rebound DNS names, with which another site points its own host name at this machine. */
export const guardHost = (
  address: string,
  { portalOrigin, publicOrigin }: ServerSettings,
): RequestHandler => {
  const ownHosts = [portalOrigin, publicOrigin].flatMap((origin) => origin && new URL(origin).host);
  return (req, _res, next) => {
    const host = (req.get('host') ?? '').toLowerCase();
    if (!isLoopback(address) || isLoopbackHost(host) || ownHosts.includes(host)) next();
    else throw forbidden('This server answers only under its own host name.');
  };
};

/** Refuses pages of other origins. Without `Sec-Fetch-Site`, as on insecure pages, `Origin` tells them. */
export const refuseCrossSite = (req: Request, { portalOrigin }: ServerSettings): void => {
  const site = req.get('sec-fetch-site');
  const origin = req.get('origin');
  if (origin !== undefined && origin === portalOrigin) return;
  const isForeignOrigin = () =>
    origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === req.get('host'));
  if (site === undefined ? isForeignOrigin() : !['same-origin', 'none'].includes(site))
    throw forbidden('Other websites may not send this request.');
};
