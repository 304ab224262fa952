import type { IncomingMessage } from 'node:http';
import express from 'express';
import type { ServerSettings } from '../settings';

type Trust = (address: string | undefined, hop: number) => boolean;

/** Puts the `Host` that a trusted proxy forwards in the place of its own, since Express 4 drops the port of it. */
export const createHostForwarder = ({ trustedProxies }: ServerSettings) => {
  const isTrusted = express().set('trust proxy', trustedProxies).get('trust proxy fn') as Trust;
  return ({ headers, socket }: IncomingMessage): void => {
    const host = headers['x-forwarded-host']?.toString().split(',')[0]?.trim();
    if (host && isTrusted(socket.remoteAddress, 0)) headers.host = host;
  };
};
