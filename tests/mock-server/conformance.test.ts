import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEmail, seededPassword } from '../../mock-server/dev/accounts';
import { checks, runChecks } from '../conformance/runChecks';
import { CheckContext } from '../conformance/CheckContext';
import { startInProcessServer, type TestServer } from '../support/startInProcessServer';

let server: TestServer;
beforeAll(async () => {
  server = await startInProcessServer();
});
afterAll(() => server.close());

const visitAt = (origin: string) =>
  new CheckContext(
    origin,
    { email: accountEmail('superuser'), password: seededPassword },
    {
      mailed: (email) => {
        const mail = server.context.db.all('mails').findLast(({ to }) => to === email);
        return mail ? Promise.resolve(mail) : Promise.reject(new Error(`No mail to ${email}.`));
      },
      authenticator: () => Promise.reject(new Error('The superuser has none.')),
    },
  );

it('the conformance checks pass on the development backend, and leave nothing behind', async () => {
  const users = server.context.db.count('users');
  const { findings, left } = await runChecks(visitAt(server.url));
  expect(findings.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(findings.length).toBe(checks.length);
  expect(left).toBe(0);
  expect(server.context.db.count('users')).toBe(users);
});

interface Answer {
  status: number;
  text: string;
}

/** What the proxy returns instead of the real response. */
type Fault = (call: string, answer: Answer, query: URLSearchParams) => Partial<Answer>;

const on =
  (pattern: RegExp, change: (answer: Answer, query: URLSearchParams) => Partial<Answer>): Fault =>
  (call, answer, query) =>
    pattern.test(call) ? change(answer, query) : {};

const edited =
  (change: (body: Record<string, unknown>) => void) =>
  ({ text }: Answer): Partial<Answer> => {
    const body = JSON.parse(text) as Record<string, unknown>;
    change(body);
    return { text: JSON.stringify(body) };
  };

const rows = (body: Record<string, unknown>) => (body['results'] ?? []) as Record<string, unknown>[];

describe('the conformance checks find a server that', () => {
  let proxy: Server;
  let origin = '';
  let fault: Fault = () => ({});

  beforeAll(async () => {
    proxy = createServer((req, res) => {
      void (async () => {
        const pieces: Buffer[] = [];
        for await (const piece of req) pieces.push(piece as Buffer);
        const { 'content-type': type, authorization } = req.headers;
        const response = await fetch(server.url + req.url, {
          method: req.method ?? 'GET',
          headers: { ...(type && { 'content-type': type }), ...(authorization && { authorization }) },
          ...(pieces.length > 0 ? { body: Buffer.concat(pieces) } : {}),
        });
        const real = { status: response.status, text: await response.text() };
        const { pathname, searchParams } = new URL(req.url ?? '', server.url);
        const { status, text } = { ...real, ...fault(`${req.method} ${pathname}`, real, searchParams) };
        res.writeHead(status, { 'content-type': 'application/json' }).end(status === 204 ? undefined : text);
      })();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => proxy.once('listening', resolve));
    origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });
  afterAll(() => proxy.close());

  it.each<[string, string, Fault]>([
    [
      'opens the users to everybody',
      'a call without a token',
      on(/^GET \/api\/user\/manage\/$/, ({ status, text }) =>
        status === 401 ? { status: 200, text: '{}' } : { status, text },
      ),
    ],
    [
      'returns 403 for an invalid token',
      'a token that is none',
      on(/details/, ({ status }) => (status === 401 ? { status: 403 } : {})),
    ],
    [
      'names no field',
      'an incomplete sign-in',
      on(/login/, ({ status }) => (status === 400 ? { text: '{"detail":"No."}' } : {})),
    ],
    [
      'omits the token of a refresh',
      'renewal',
      on(
        /token-refresh/,
        edited((body) => delete body['access']),
      ),
    ],
    ['does not end a session', 'sign-out', on(/logout/, () => ({ status: 500, text: '{}' }))],
    [
      'pages wrongly',
      'pages of users',
      on(
        /^GET \/api\/user\/manage\/$/,
        edited((body) => {
          if (body['currentPage'] === 2) body['currentPage'] = 1;
        }),
      ),
    ],
    [
      'ignores the order',
      'the order of users',
      on(
        /^GET \/api\/user\/manage\/$/,
        edited((body) => {
          if (body['results']) rows(body).reverse();
        }),
      ),
    ],
    [
      'counts wrongly',
      'filters of users',
      on(/^GET \/api\/user\/manage\/$/, (answer, query) =>
        query.has('email')
          ? edited((body) => {
              body['count'] = 99;
            })(answer)
          : {},
      ),
    ],
    [
      'forgets a change',
      'a changed user',
      on(
        /^GET \/api\/user\/manage\/$/,
        edited((body) =>
          rows(body).forEach((row) => {
            row['title'] = 'Before';
          }),
        ),
      ),
    ],
    [
      'sends a field of the wrong type',
      'the own details',
      on(
        /^GET \/api\/user\/details\//,
        edited((body) => {
          body['title'] = 7;
        }),
      ),
    ],
    [
      'lets members administer',
      'update links: rights',
      on(/^POST \/api\/google-play/, ({ status }) => (status === 403 ? { status: 201 } : {})),
    ],
    [
      'returns an object for a deletion',
      'folders',
      on(/^DELETE \/api\/media-library-folder/, () => ({ text: '{"success":true}' })),
    ],
    [
      'reveals that libraries of others exist',
      'libraries of others',
      on(/^GET \/api\/media-library-folder\/\d/, ({ status }) =>
        status === 404 ? { status: 403, text: '{"detail":"No."}' } : {},
      ),
    ],
    [
      'sorts notifications oldest first',
      'notifications',
      on(/^GET \/api\/user\/notification\/$/, ({ text }) => ({
        text: JSON.stringify((JSON.parse(text) as unknown[]).reverse()),
      })),
    ],
    [
      'returns 500',
      'message templates: what is refused',
      on(/^POST \/api\/user\/custom-message-template/, () => ({ status: 500, text: '<h1>500</h1>' })),
    ],
  ])('%s', async (_, name, rowFault) => {
    const selected = checks.filter((check) => check.name === name);
    expect(selected).toHaveLength(1);
    fault = () => ({});
    const context = visitAt(origin);
    await context.admin();
    fault = rowFault;
    const { findings } = await runChecks(context, undefined, selected);
    fault = () => ({});
    expect(findings.map(({ outcome }) => outcome)).toEqual(['deviates']);
    expect(findings[0]?.why).not.toBe('');
  });
});
