import type { RequestHandler } from 'express';
import type { ServerSettings } from '../settings';

const responseHeaders = {
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Expose-Headers': 'Retry-After, Date, Content-Range',
};

const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-RMT, X-SI, X-Request-ID, Range',
  'Access-Control-Max-Age': '600',
};

/** Allows requests from the portal's origin only, with the headers listed in docs/operations.md. */
export const cors =
  ({ crossOrigin, portalOrigin }: ServerSettings): RequestHandler =>
  (req, res, next) => {
    if (!crossOrigin) return next();
    // `<img>` requests are sent without CORS.
    res.vary('Origin').set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (portalOrigin === null || req.get('origin') !== portalOrigin) return next();
    res.set({ ...responseHeaders, 'Access-Control-Allow-Origin': portalOrigin });
    if (req.method === 'OPTIONS') res.set(preflightHeaders).status(204).end();
    else next();
  };
