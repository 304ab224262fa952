import { expect, it } from 'vitest';
import { describeVisitor } from '../../../mock-server/guards/visitor';
import type { Request } from 'express';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${windows} Chrome/126.0.0.0 Safari/537.36`, 'Windows 10', 'desktop', 'Chrome 126.0.0.0'],
  [
    `${windows} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.2592.68`,
    'Windows 10',
    'desktop',
    'Microsoft Edge 126.0.2592.68',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/17.4 Safari/605.1.15`,
    'Apple',
    'desktop',
    'Safari 17.4',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    'Linux',
    'desktop',
    'Firefox 127.0',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${apple} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Apple iPhone',
    'mobile',
    'Safari 17.5',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) ${apple} Version/16.5 Mobile/15E148 Safari/604.1`,
    'Apple iPad',
    'tablet',
    'Safari 16.5',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    'Android 10',
    'mobile',
    'Chrome 126.0.0.0',
  ],
  ['curl/8.5.0', 'Unknown device', 'unknown', 'Unknown browser'],
  ['', 'Unknown device', 'unknown', 'Unknown browser'],
])('describes the device of %s', (userAgent, device, type, browser) => {
  const request = { ip: '127.0.0.1', get: () => userAgent } as unknown as Request;
  expect(describeVisitor(request).device_info).toEqual({
    Device: device,
    'Device Type': type,
    Browser: browser,
  });
});
