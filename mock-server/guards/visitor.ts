import { isIP } from 'node:net';
import { parse } from 'bowser';
import type { Request } from 'express';
import type { SessionRow, Visitor } from '../storage/tables';

/** Returns the address of the socket, or the address forwarded by a trusted proxy. */
export const getClientAddress = ({ ip = 'unknown' }: Pick<Request, 'ip'>): string =>
  ip.replace(/^::ffff:(?=\d)/, '').slice(0, 45);

/** Returns the /64 of an IPv6 address, because a subscriber usually has a whole one. */
export const toNetwork = (address: string): string => {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  if (tail !== undefined) groups.push(...Array.from({ length: 4 - groups.length }, () => '0'));
  return groups.slice(0, 4).join(':');
};

export const getUserAgent = (req: Request): string => (req.get('user-agent') ?? '').slice(0, 400);

/** Returns the `X-Request-ID`, or undefined if it is missing or could break a log line. */
export const getRequestId = (req: Request): string | undefined => {
  const id = req.get('x-request-id');
  return id && /^[\w.-]{1,64}$/.test(id) ? id : undefined;
};

const joinWords = (...words: (string | undefined)[]) => words.filter(Boolean).join(' ');

const describeDevice = (userAgent: string): SessionRow['device_info'] => {
  if (!userAgent) return { Device: 'Unknown device', 'Device Type': 'unknown', Browser: 'Unknown browser' };
  const { browser, os, platform } = parse(userAgent);
  return {
    Device:
      joinWords(platform.vendor, platform.model) ||
      joinWords(os.name, os.versionName ?? os.version) ||
      'Unknown device',
    'Device Type': platform.type ?? 'unknown',
    Browser: joinWords(browser.name, browser.version) || 'Unknown browser',
  };
};

const privateAddress = /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|fe80:|f[cd])/i;

const describeLocation = (address: string): string =>
  isIP(address) && privateAddress.test(address) ? 'Local network' : 'Unknown location';

export const describeVisitor = (req: Request): Visitor => {
  const ip_address = getClientAddress(req);
  return {
    ip_address,
    device_info: describeDevice(getUserAgent(req)),
    location: describeLocation(ip_address),
  };
};
