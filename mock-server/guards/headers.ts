import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { ServerSettings } from '../settings';

const own = "'self'";

/** Addresses that open a service carry a token, so no referrer is sent. `inlineScripts` are digests of what may run within the page. */
export const headers = (
  { connectOrigins, imageOrigins, crossOrigin, portalOrigin }: ServerSettings,
  inlineScripts: readonly string[],
): RequestHandler[] => [
  (req, res, next) => {
    // 'self' does not cover web sockets in every browser.
    const host = /^[\w.:[\]-]+$/.exec(req.get('host') ?? '')?.[0];
    const sockets = host ? [`ws://${host}`, `wss://${host}`] : [];
    const socketsElsewhere = connectOrigins.map((origin) => origin.replace(/^http/, 'ws'));
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: [own],
          scriptSrc: [own, ...inlineScripts],
          styleSrc: [own, "'unsafe-inline'"],
          imgSrc: [own, 'data:', 'blob:', ...imageOrigins],
          mediaSrc: [own, ...imageOrigins],
          // A PDF is shown by the browser's own viewer, from bytes that the portal fetched.
          frameSrc: ['blob:'],
          connectSrc: [own, ...sockets, ...connectOrigins, ...socketsElsewhere],
          frameAncestors: ["'none'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          // The stand-in for an identity provider leads back to the portal.
          formAction: [own, ...(crossOrigin && portalOrigin ? [portalOrigin] : [])],
          // Text becomes markup or a script by way of src/ui/trusted.ts alone.
          requireTrustedTypesFor: ["'script'"],
          trustedTypes: ['pulsehub', 'default'],
        },
      },
      referrerPolicy: { policy: 'no-referrer' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
      strictTransportSecurity: req.secure,
    })(req, res, next);
  },
  (_req, res, next) => {
    res.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    next();
  },
];

/** Answers of the API hold personal data and tokens: nothing keeps a copy. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};
