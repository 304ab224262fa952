import { isIP } from 'node:net';
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

const windowsNames: Record<string, string> = { '10.0': '10', '6.3': '8.1', '6.2': '8', '6.1': '7' };

/** The first pattern that matches counts. An Android device without a type is a phone or a tablet. */
const devices: [RegExp, type: string | null, name: (version: string) => string][] = [
  [/iPad/, 'tablet', () => 'Apple iPad'],
  [/iPhone/, 'mobile', () => 'Apple iPhone'],
  [/Android ([\d.]+)/, null, (version) => `Android ${version}`],
  [/Windows NT ([\d.]+)/, 'desktop', (version) => `Windows ${windowsNames[version] ?? `NT ${version}`}`],
  [/Macintosh/, 'desktop', () => 'Apple'],
  [/CrOS/, 'desktop', () => 'Chrome OS'],
  [/Linux/, 'desktop', () => 'Linux'],
];

/** Browsers that name another one come before it. */
const browsers: [RegExp, name: string][] = [
  [/Edg(?:e|A|iOS)?\/([\d.]+)/, 'Microsoft Edge'],
  [/OPR\/([\d.]+)/, 'Opera'],
  [/SamsungBrowser\/([\d.]+)/, 'Samsung Internet for Android'],
  [/(?:Firefox|FxiOS)\/([\d.]+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/([\d.]+)/, 'Chrome'],
  [/Version\/([\d.]+)/, 'Safari'],
];

const describeDevice = (userAgent: string): SessionRow['device_info'] => {
  const device = devices.find(([pattern]) => pattern.test(userAgent));
  const handheld = /Mobile/.test(userAgent) ? 'mobile' : 'tablet';
  const browser = browsers.find(([pattern]) => pattern.test(userAgent));
  return {
    Device: device?.[2](device[0].exec(userAgent)?.[1] ?? '') ?? 'Unknown device',
    'Device Type': device ? (device[1] ?? handheld) : 'unknown',
    Browser: browser ? `${browser[1]} ${browser[0].exec(userAgent)?.[1]}` : 'Unknown browser',
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
