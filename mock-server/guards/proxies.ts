import type { IncomingMessage } from 'node:http';
import express from 'express';
import type { ServerSettings } from '../settings';

type Trust = (address: string | undefined, hop: number) => boolean;

/** Replaces `Host` by the one that a trusted proxy forwards, because Express 4 drops its port. */
export const createHostForwarder = ({ trustedProxies }: ServerSettings) => {
  const isTrusted = express().set('trust proxy', trustedProxies).get('trust proxy fn') as Trust;
  return ({ headers, socket }: IncomingMessage): void => {
    const host = headers['x-forwarded-host']?.toString().split(',')[0]?.trim();
    if (host && isTrusted(socket.remoteAddress, 0)) headers.host = host;
  };
};
