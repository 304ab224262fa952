import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEmail, seededPassword } from '../../mock-server/dev/accounts';
import { CheckContext } from '../conformance/CheckContext';
import type { Outbox } from '../conformance/Mailbox';
import { checks, runChecks } from '../conformance/runChecks';
import { restFramework, throttle } from '../support/restFramework';
import { anchorsOf } from '../support/sources/brokenLinks';
import { startRewritingProxy, type Answer, type Rewrite } from '../support/rewritingProxy';
import { serverForFile } from '../support/serverForFile';

const server = serverForFile();

const outbox: Outbox = async (email) => server.mailsTo(email).toReversed();

/** Shows a mail only to those who ask twice. */
const lateOutbox = (): Outbox => {
  const seen = new Map<string, number>();
  return async (email) => {
    const mails = (await outbox(email)) ?? [];
    const shown = mails.slice(mails.length - (seen.get(email) ?? mails.length));
    seen.set(email, mails.length);
    return shown;
  };
};

const visitAt = (origin: string, mails = outbox) =>
  new CheckContext(
    origin,
    { email: accountEmail('superuser'), password: seededPassword },
    {
      outbox: mails,
      typed: (email) => Promise.reject(new Error(`No mail to ${email}.`)),
      authenticator: () => Promise.reject(new Error('The superuser has none.')),
    },
  );

const faultsOf = async (context: CheckContext) => {
  const { findings, left } = await runChecks(context);
  expect(findings.length).toBe(checks.length);
  expect(left).toBe(0);
  return findings.filter(({ outcome }) => outcome !== 'passed');
};

it('the conformance checks pass on the development backend, and leave nothing behind', async () => {
  const users = server.context.db.count('users');
  expect(await faultsOf(visitAt(server.url))).toEqual([]);
  expect(server.context.db.count('users')).toBe(users);
});

it('the conformance checks pass on a server that answers as Django REST Framework does', async () => {
  const other = await startRewritingProxy(server.url, restFramework, throttle());
  expect(await faultsOf(visitAt(other.origin, lateOutbox()))).toEqual([]);
  other.close();
});

it('every check belongs to a section of docs/backend.md', () => {
  const guide = readFileSync(new URL('../../docs/backend.md', import.meta.url), 'utf8');
  const sections = anchorsOf(guide);
  expect(checks.filter((check) => !sections.includes(check.guide)).map(({ name }) => name)).toEqual([]);
});

it('a check is not tried on a server that throttles for long', async () => {
  const text = '{"detail":"Request was throttled. Expected available in 3600 seconds."}';
  const other = await startRewritingProxy(
    server.url,
    () => ({}),
    () => ({ status: 429, text }),
  );
  const { findings } = await runChecks(visitAt(other.origin));
  expect(new Set(findings.map(({ outcome, why }) => `${outcome}: ${why}`))).toEqual(
    new Set(['not tried: the server throttles for 3600 seconds']),
  );
  other.close();
});

type Body = Record<string, unknown>;
type Change = (answer: Answer, query: URLSearchParams) => Partial<Answer>;

const on =
  (pattern: RegExp, change: Change): Rewrite =>
  ({ call, query }, answer) =>
    pattern.test(call) ? change(answer, query) : {};

const where =
  (status: number, changed: Partial<Answer>): Change =>
  (answer) =>
    answer.status === status ? changed : {};

const edited =
  (change: (body: Body) => void): Change =>
  ({ text }) => {
    const body = JSON.parse(text) as Body;
    change(body);
    return { text: JSON.stringify(body) };
  };

const set = (field: string, value: unknown) => edited((body) => (body[field] = value));
/** Changes each page of users. */
const usersPages = (change: (body: Body, rows: Body[]) => void) =>
  on(
    users,
    edited((body) => 'results' in body && change(body, body['results'] as Body[])),
  );
const users = /^GET \/api\/user\/manage\/$/;
const no = { text: '{"detail":"No."}' };

/** A fault of a server, the check that finds it, and how it is made. */
const faults: [fault: string, check: string, rewrite: Rewrite][] = [
  [
    'opens the users to everybody',
    'a call without a token',
    on(users, where(401, { status: 200, text: '{}' })),
  ],
  ['returns 403 for an invalid token', 'a token that is none', on(/details/, where(401, { status: 403 }))],
  ['names no field', 'an incomplete sign-in', on(/login/, where(400, no))],
  ['omits the token of a refresh', 'renewal', on(/token-refresh/, set('access', undefined))],
  ['does not end a session', 'sign-out', on(/logout/, () => ({ status: 500, text: '{}' }))],
  ['ends a list after its first page', 'pages of users', usersPages((body) => (body['next'] = null))],
  ['ignores the order', 'the order of users', usersPages((_, rows) => rows.reverse())],
  [
    'counts wrongly',
    'filters of users',
    on(users, (answer, query) => (query.has('email') ? set('count', 99)(answer, query) : {})),
  ],
  [
    'forgets a change',
    'a changed user',
    usersPages((_, rows) => rows.forEach((row) => (row['title'] = 'Before'))),
  ],
  ['sends a field of the wrong type', 'the own details', on(/^GET \/api\/user\/details\//, set('title', 7))],
  [
    'lets members administer',
    'update links: rights',
    on(/^POST \/api\/google-play/, where(403, { status: 201 })),
  ],
  [
    'returns an object for a deletion',
    'folders',
    on(/^DELETE \/api\/media-library-folder/, () => ({ text: '{"success":true}' })),
  ],
  [
    'reveals that libraries of others exist',
    'libraries of others',
    on(/^GET \/api\/media-library-folder\/\d/, where(404, { status: 403, ...no })),
  ],
  [
    'sorts notifications oldest first',
    'notifications',
    on(/^GET \/api\/user\/notification\/$/, ({ text }) => ({
      text: JSON.stringify((JSON.parse(text) as unknown[]).reverse()),
    })),
  ],
  [
    'sends no mail, and says so with status 200',
    'an e-mail to users',
    on(/send-email/, where(200, { text: '{"success":false}' })),
  ],
  [
    'sends a page instead of data',
    'the own details',
    on(/^POST \/api\/user\/details/, () => ({ text: '<!doctype html>' })),
  ],
  [
    'creates a record with a field of the wrong type',
    'services of the catalogue',
    on(/^POST \/api\/user\/dic-services-list/, set('name', 7)),
  ],
  ['explains no 403', 'rights over users', on(users, where(403, { text: '{}' }))],
  [
    'returns 500',
    'message templates: what is refused',
    on(/^POST \/api\/user\/custom-message-template/, () => ({ status: 500, text: '<h1>500</h1>' })),
  ],
];

describe.each<[string, Rewrite]>([
  ['the conformance checks find a server that', () => ({})],
  ['the conformance checks find a server like Django REST Framework that', restFramework],
])('%s', (_server, rewrite) => {
  let proxy: Awaited<ReturnType<typeof startRewritingProxy>>;
  let fault: Rewrite = () => ({});

  beforeAll(async () => {
    proxy = await startRewritingProxy(server.url, (asked, real) => {
      const faulty = { ...real, ...fault(asked, real) };
      return { ...faulty, ...rewrite(asked, faulty) };
    });
  });
  afterAll(() => proxy.close());

  it.each(faults)('%s', async (_, name, rowFault) => {
    const selected = checks.filter((check) => check.name === name);
    expect(selected).toHaveLength(1);
    fault = () => ({});
    const context = visitAt(proxy.origin);
    await context.admin();
    fault = rowFault;
    const { findings } = await runChecks(context, undefined, selected);
    fault = () => ({});
    expect(findings.map(({ outcome }) => outcome)).toEqual(['deviates']);
    expect(findings[0]?.why).not.toBe('');
  });
});
