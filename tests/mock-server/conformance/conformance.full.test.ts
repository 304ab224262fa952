import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Outbox } from '../../conformance/Mailbox';
import { checks, runChecks } from '../../conformance/runChecks';
import { restFramework, throttle } from '../../support/restFramework';
import { startRewritingProxy, type Answer, type Rewrite } from '../../support/rewritingProxy';
import { serverForFile } from '../../support/serverForFile';
import { outboxOf, superuserAt } from './superuserAt';

const server = serverForFile();

/** Shows a mail only to those who ask twice. */
const lateOutbox = (): Outbox => {
  const seen = new Map<string, number>();
  return async (email) => {
    const mails = (await outboxOf(server)(email)) ?? [];
    const shown = mails.slice(mails.length - (seen.get(email) ?? mails.length));
    seen.set(email, mails.length);
    return shown;
  };
};

it('the conformance checks pass on a server that answers as Django REST Framework does', async () => {
  const other = await startRewritingProxy(server.url, restFramework, throttle());
  const { findings, left } = await runChecks(superuserAt(server, other.origin, lateOutbox()));
  expect(findings.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect([findings.length, left]).toEqual([checks.length, 0]);
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
const users = /^GET \/api\/user\/manage\/$/;
/** Changes each page of users. */
const usersPages = (change: (body: Body, rows: Body[]) => void) =>
  on(
    users,
    edited((body) => 'results' in body && change(body, body['results'] as Body[])),
  );
const no = { text: '{"detail":"No."}' };
const countsWrongly: Change = (answer, query) => (query.has('email') ? set('count', 99)(answer, query) : {});
const newTemplate = /^POST \/api\/user\/custom-message-template/;

/** A fault of a server, the check that finds it, and how it is made. */
const faults: [fault: string, check: string, rewrite: Rewrite][] = [
  ['opens users to everybody', 'a call without a token', on(users, where(401, { status: 200, text: '{}' }))],
  ['returns 403 for an invalid token', 'a token that is none', on(/details/, where(401, { status: 403 }))],
  ['names no field', 'an incomplete sign-in', on(/login/, where(400, no))],
  ['omits the token of a refresh', 'renewal', on(/token-refresh/, set('access', undefined))],
  ['does not end a session', 'sign-out', on(/logout/, () => ({ status: 500, text: '{}' }))],
  ['ends a list after its first page', 'pages of users', usersPages((body) => (body['next'] = null))],
  ['ignores the order', 'the order of users', usersPages((_, rows) => rows.reverse())],
  ['counts wrongly', 'filters of users', on(users, countsWrongly)],
  ['forgets a change', 'a changed user', usersPages((_, rows) => rows.forEach((row) => (row['title'] = '')))],
  ['sends a field of the wrong type', 'the own details', on(/^GET \/api\/user\/details\//, set('title', 7))],
  ['lets members in', 'update links: rights', on(/^POST \/api\/google-play/, where(403, { status: 201 }))],
  [
    'sends no mail and says so',
    'an e-mail to users',
    on(/send-email/, where(200, { text: '{"success":false}' })),
  ],
  [
    'sends a page instead of data',
    'the own details',
    on(/^POST .*details/, () => ({ text: '<!doctype html>' })),
  ],
  ['explains no 403', 'rights over users', on(users, where(403, { text: '{}' }))],
  ['returns 500', 'message templates: what is refused', on(newTemplate, () => ({ status: 500, text: '' }))],
];

let proxy: Awaited<ReturnType<typeof startRewritingProxy>>;
let fault: Rewrite = () => ({});

beforeAll(async () => {
  proxy = await startRewritingProxy(server.url, (asked, real) => {
    const faulty = { ...real, ...fault(asked, real) };
    return { ...faulty, ...restFramework(asked, faulty) };
  });
});
afterAll(() => proxy.close());

it.each(faults)('the conformance checks find a server that %s', async (_, name, rowFault) => {
  const selected = checks.filter((check) => check.name === name);
  expect(selected).toHaveLength(1);
  fault = () => ({});
  const context = superuserAt(server, proxy.origin);
  await context.admin();
  fault = rowFault;
  const { findings } = await runChecks(context, undefined, selected);
  fault = () => ({});
  expect(findings.map(({ outcome }) => outcome)).toEqual(['deviates']);
  expect(findings[0]?.why).not.toBe('');
});
