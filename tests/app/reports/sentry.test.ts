import { describe, expect, it } from 'vitest';
import { envelope, sentryAddress } from '../../../src/app/reports/sentry';

const page = { route: '/user/details/:', version: '0.3.0+1a2b3c4', browser: 'Chrome/126' };
const now = Date.UTC(2026, 0, 2, 3, 4, 5);
const lines = (text: string) => text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);

it.each([
  ['https://abc@errors.example/7', 'https://errors.example/api/7/envelope/?sentry_key=abc&sentry_version=7'],
  [
    'sentry+http://abc@10.0.0.5:9000/sentry/7',
    'http://10.0.0.5:9000/sentry/api/7/envelope/?sentry_key=abc&sentry_version=7',
  ],
  ['https://errors.example/7', null],
  ['/errors', null],
  ['', null],
])('the intake of %j is %j', (address, intake) => {
  expect(sentryAddress(address)).toBe(intake);
});

describe('an envelope', () => {
  it('holds an error, its calls from the outermost on, and keeps the address of the visitor from being stored', () => {
    const stack = ['/assets/inner-B2g7.js:3:1205', '/assets/outer-C1.js:1:9'];
    const report = { name: 'TypeError', message: 'is not a function', stack, ...page };
    const [header, item, event] = lines(envelope(report, now));
    expect(header?.['event_id']).toMatch(/^[0-9a-f]{32}$/);
    expect(header?.['sent_at']).toBe('2026-01-02T03:04:05.000Z');
    expect(item).toEqual({ type: 'event' });
    expect(event).toEqual({
      event_id: header?.['event_id'],
      platform: 'javascript',
      sdk: { name: 'pulsehub', version: page.version, settings: { infer_ip: 'never' } },
      release: page.version,
      transaction: page.route,
      level: 'error',
      timestamp: now / 1000,
      contexts: { browser: { name: 'Chrome', version: '126' } },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'is not a function',
            stacktrace: {
              frames: [
                { filename: 'app:///assets/outer-C1.js', lineno: 1, colno: 9, in_app: true },
                { filename: 'app:///assets/inner-B2g7.js', lineno: 3, colno: 1205, in_app: true },
              ],
            },
          },
        ],
      },
    });
  });
});
