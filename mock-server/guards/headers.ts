import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { ServerSettings } from '../settings';

const self = "'self'";

/** Sends no referrer, because URLs that open a service carry a token. `inlineScripts` are CSP hashes. */
export const setSecurityHeaders =
  (
    { connectOrigins, imageOrigins, crossOrigin, portalOrigin, publicOrigin }: ServerSettings,
    inlineScripts: readonly string[],
  ): RequestHandler =>
  (req, res, next) => {
    res.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    // 'self' does not cover WebSockets in every browser.
    const host = /^[\w.:[\]-]+$/.exec(req.get('host') ?? '')?.[0];
    const sockets = host ? [`ws://${host}`, `wss://${host}`] : [];
    const otherOrigins = publicOrigin === null ? connectOrigins : [publicOrigin, ...connectOrigins];
    const otherSockets = otherOrigins.map((origin) => origin.replace(/^http/, 'ws'));
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: [self],
          scriptSrc: [self, ...inlineScripts],
          styleSrc: [self, "'unsafe-inline'"],
          imgSrc: [self, 'data:', 'blob:', ...imageOrigins],
          mediaSrc: [self, ...imageOrigins],
          // The browser's PDF viewer shows a blob that the portal fetched.
          frameSrc: ['blob:'],
          connectSrc: [self, ...sockets, ...otherOrigins, ...otherSockets],
          frameAncestors: ["'none'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          // The form of /dev/social redirects to the portal.
          formAction: [self, ...(crossOrigin && portalOrigin ? [portalOrigin] : [])],
          // Only src/ui/trusted.ts turns text into HTML or a script URL.
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
  };

export const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};
