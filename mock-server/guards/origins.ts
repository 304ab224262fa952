import type { IncomingHttpHeaders } from 'node:http';
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

/** Only browsers send an origin. */
export const isForeignOrigin = ({ origin, host }: IncomingHttpHeaders): boolean =>
  origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);

/** Refuses pages of other origins. Without `Sec-Fetch-Site`, as on insecure pages, `Origin` tells them. */
export const refuseCrossSite = ({ headers }: Request, { portalOrigin }: ServerSettings): void => {
  const site = headers['sec-fetch-site'];
  if (headers.origin !== undefined && headers.origin === portalOrigin) return;
  if (site === undefined ? isForeignOrigin(headers) : !['same-origin', 'none'].includes(site))
    throw forbidden('Other websites may not send this request.');
};
