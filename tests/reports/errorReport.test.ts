import { assert, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { envelope, errorReport, sentryEndpoint } from '../../src/reports/errorReport';

const page = { pathname: '/dashboard', version: '0.1.0+1a2b3c4', userAgent: '' };

const buildError = (name: string, message: string, stack = `${name}: ${message}`) =>
  Object.assign(new Error(message), { name, stack });

describe('error report', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'anna@example.com')",
      'Cannot read properties of undefined',
    ],
    ["undefined is not an object (evaluating 'a.secret')", 'undefined is not an object'],
    ['eyJhbGciOi.eyJzdWIi.c2ln is not a function', 'is not a function'],
    ['URL constructor: Anna Larsen is not a valid URL.', ''],
    ['Unexpected token \'A\', "Anna Larsen" is not valid JSON', 'is not valid JSON'],
    [
      'Minified React error #31; visit https://react.dev/errors/31?args[]=Anna+Larsen',
      'Minified React error #31',
    ],
    [
      'Failed to fetch dynamically imported module: https://hub.example/assets/x.js?token=abc',
      'Failed to fetch dynamically imported module',
    ],
    ['anna@example.com is unknown', ''],
    ['Invalid regular expression: /typed(/: Unterminated group', ''],
    ['', ''],
  ])('reduces the message %j to %j', (message, reducedMessage) => {
    expect(errorReport(buildError('TypeError', message), page)).toEqual({
      name: 'TypeError',
      message: reducedMessage,
      stack: [],
      route: '/dashboard',
      version: '0.1.0+1a2b3c4',
      browser: '',
    });
  });

  it('includes the status of a server error', () => {
    const error = Object.assign(buildError('HttpError', 'anna@example.com has no access'), { status: 500 });
    expect(errorReport(error, page)).toMatchObject({ name: 'HttpError', message: 'HTTP 500' });
  });

  it.each([
    [
      'Chromium',
      '    at Vt (https://hub.example/assets/entry-B2g7.js:3:1205)',
      ['/assets/entry-B2g7.js:3:1205'],
    ],
    ['Firefox', 'Vt@https://hub.example/assets/entry-B2g7.js:3:1205', ['/assets/entry-B2g7.js:3:1205']],
    ['a URL with a query', '    at a (https://hub.example/assets/a.js?token=abc:1:2)', []],
    ['a page', '    at https://hub.example/reset-password/MTI/c2f-1:1:2', []],
    ['an extension', '    at a (chrome-extension://abcdef/anna.js:1:2)', []],
  ])('includes only stack lines of built scripts: %s', (_from, line, stack) => {
    const error = buildError('TypeError', 'x', `TypeError: x\n${line}`);
    expect(errorReport(error, page).stack).toEqual(stack);
  });

  it.each([
    ['/user/details/42', '/user/details/:'],
    ['/folders/7/plans-of-anna', '/folders/:/:'],
    ['/reset-password/MTI/c2f-1', '/reset-password/:/:'],
    ['/admin/dic-services/edit/9', '/admin/dic-services/edit/:'],
    ['/anna@example.com', '/:'],
    ['/', '/'],
  ])('reduces the path %s to the route %s', (pathname, route) => {
    expect(errorReport(new Error('x'), { ...page, pathname }).route).toBe(route);
  });

  it.each([
    ['Mozilla/5.0 (X11; Anna) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36', 'Chrome/126'],
    ['Mozilla/5.0 AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36 Edg/126.0', 'Edg/126'],
    ['Mozilla/5.0 (X11; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox/127'],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605 Version/17.4 Safari/605', 'Version/17'],
    ['anything', ''],
  ])('reduces the browser %s to its name and version: %s', (userAgent, browser) => {
    expect(errorReport(new Error('x'), { ...page, userAgent }).browser).toBe(browser);
  });

  it('contains no text of a message, name or URL', () => {
    const secret = stringMatching(/^[a-z0-9@.?=&/ ]{0,20}s3cret[a-z0-9@.?=&/ ]{0,20}$/);
    assert(
      property(secret, secret, (text, other) => {
        const error = buildError(text, other, `${text}: ${other}\n    at ${text} (https://a/b?${other}:1:1)`);
        const pathname = `/folders/${text}/${other}`;
        const report = errorReport(error, { ...page, pathname, userAgent: text });
        expect(JSON.stringify(report)).not.toContain('s3cret');
      }),
    );
  });
});

const userPage = { route: '/user/details/:', version: '0.3.0+1a2b3c4', browser: 'Chrome/126' };
const now = Date.UTC(2026, 0, 2, 3, 4, 5);
const parseLines = (text: string) =>
  text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);

it.each([
  ['https://abc@errors.example/7', 'https://errors.example/api/7/envelope/?sentry_key=abc&sentry_version=7'],
  [
    'sentry+http://abc@10.0.0.5:9000/sentry/7',
    'http://10.0.0.5:9000/sentry/api/7/envelope/?sentry_key=abc&sentry_version=7',
  ],
  ['https://errors.example/7', null],
  ['/errors', null],
  ['', null],
])('converts the DSN %j to %j', (dsn, endpoint) => {
  expect(sentryEndpoint(dsn)).toBe(endpoint);
});

it('builds an envelope with outermost frames first and no client IP', () => {
  const stack = ['/assets/inner-B2g7.js:3:1205', '/assets/outer-C1.js:1:9'];
  const report = { name: 'TypeError', message: 'is not a function', stack, ...userPage };
  const [header, item, event] = parseLines(envelope(report, now));
  expect(header?.['event_id']).toMatch(/^[0-9a-f]{32}$/);
  expect(header?.['sent_at']).toBe('2026-01-02T03:04:05.000Z');
  expect(item).toEqual({ type: 'event' });
  expect(event).toEqual({
    event_id: header?.['event_id'],
    platform: 'javascript',
    sdk: { name: 'pulsehub', version: userPage.version, settings: { infer_ip: 'never' } },
    release: userPage.version,
    transaction: userPage.route,
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
