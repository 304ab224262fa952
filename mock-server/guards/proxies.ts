import type { IncomingMessage } from 'node:http';
import express from 'express';
import type { ServerSettings } from '../settings';

type TrustCheck = (address: string | undefined, hop: number) => boolean;

/** Replaces `Host` with the host forwarded by a trusted proxy, because Express 4 drops its port. */
export const createHostForwarder = ({ trustedProxies }: ServerSettings) => {
  const isTrusted = express().set('trust proxy', trustedProxies).get('trust proxy fn') as TrustCheck;
  return ({ headers, socket }: IncomingMessage): void => {
    const host = headers['x-forwarded-host']?.toString().split(',')[0]?.trim();
    if (host && isTrusted(socket.remoteAddress, 0)) headers.host = host;
  };
};
