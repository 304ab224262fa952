import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Outbox } from '../../conformance/Mailbox';
import { checks, runChecks } from '../../conformance/runChecks';
import {
  startRewritingProxy,
  type Answer,
  type ForwardedRequest,
  type Rewrite,
} from '../../support/rewritingProxy';
import { setUpServer } from '../../support/setUpServer';
import { createOutbox, createOptions } from './conformanceOptions';

type Body = Record<string, unknown>;

const server = setUpServer();

const json = (body: unknown): Partial<Answer> => ({ text: JSON.stringify(body) });

const paginate = (list: unknown, { call, query }: ForwardedRequest, size: number): Body => {
  const rows = list as readonly unknown[];
  const page = Number(query.get('cursor') ?? 1);
  const address = (number: number) => `https://backend.internal${call.split(' ')[1]}?cursor=${number}`;
  return {
    count: rows.length,
    next: page * size < rows.length ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
    results: rows.slice((page - 1) * size, page * size),
  };
};

type Rule = [answer: RegExp, rewrite: (body: Body, request: ForwardedRequest) => Partial<Answer>];

const deadToken = `${btoa('{"alg":"HS256"}')}.${btoa('{"exp":1}')}.made-up`;
const empty = () => ({ status: 204 });

const rules: Rule[] = [
  [/401$/, () => json({ detail: 'Authentication credentials were not provided.' })],
  [/^GET \/api\/user\/manage\/\d+\/ 200/, (user) => json({ user })],
  [/^GET \/api\/user\/notification\/ 200/, (rows, request) => json(paginate(rows, request, 1))],
  [/^GET \/api\/google-play\/ 200/, (rows, request) => json(paginate(rows, request, 3))],
  [/^POST \/api\/user\/notification-control\/ 200/, () => json({ id: 7, ticket_notifications: 5 })],
  [/^(PATCH|POST) \/api\/user\/manage\/\d+\/ 200/, ({ updated_user }) => json(updated_user)],
  [/^POST \/api\/user\/manage\/ 201/, ({ user }) => json(user)],
  [/^POST \/api\/user\/manage\/ 400/, (errors) => json({ ...errors, profile: { title: ['Too long.'] } })],
  [/^(POST|PUT) \/api\/user\/dic-services-list\/(\d+\/)? 20/, (service) => json({ service })],
  [/^GET \/api\/user\/dic-services-list\/\d+\/ 200/, (service) => json({ ...service, icon: null })],
  [/^POST \/api\/media-library-folder\/ 201/, (folder) => json({ folder })],
  [/^POST \/api\/user\/custom-message-template 201/, () => ({ text: '' })],
  [/^PATCH \/api\/user\/notification\/\d+\/ 200/, empty],
  [/^(POST|DELETE) \/api\/user\/(logout|active-sessions-manage|dic-services)\/ 200/, empty],
  [/^DELETE \/api\/user\/media-library\/ 200/, empty],
  [
    /^POST \/api\/user\/media-library\/ 200/,
    (body, { query }) => (query.has('id') ? json({ success: true }) : json(body)),
  ],
  [/pulsehub-auth\/ 200/, () => ({ status: 404, text: '<h1>Not Found</h1>' })],
  [/^GET .*? 200/, ({ page_size: _size, currentPage: _page, ...body }) => json(body)],
];

/** Default answers of Django REST Framework with simplejwt, where they differ from the backend. */
const restFramework: Rewrite = (request, { status, text }) => {
  // The stock renewal checks the refresh token alone.
  if (/token-refresh/.test(request.call) && status === 401 && request.body.split('.').length === 3)
    return { status: 200, ...json({ access: deadToken, refresh: deadToken }) };
  const [, rewrite] = rules.find(([answer]) => answer.test(`${request.call} ${status}`)) ?? [];
  return text.startsWith('{') || text.startsWith('[')
    ? (rewrite?.(JSON.parse(text) as Body, request) ?? {})
    : {};
};

/** Throttles every hundredth call for a second. */
const throttle = () => {
  let calls = 0;
  return (): Answer | undefined => {
    calls += 1;
    if (calls % 100 !== 0) return undefined;
    const text = '{"detail":"Request was throttled. Expected available in 1 second."}';
    return { status: 429, text, ...(calls % 200 === 0 && { headers: { 'retry-after': '1' } }) };
  };
};

/** Returns a mail only at the second request. */
const lateOutbox = (): Outbox => {
  const seen = new Map<string, number>();
  return async (email) => {
    const mails = (await createOutbox(server)(email)) ?? [];
    const shown = mails.slice(mails.length - (seen.get(email) ?? mails.length));
    seen.set(email, mails.length);
    return shown;
  };
};

it('the conformance checks pass on a server that answers as Django REST Framework does', async () => {
  const other = await startRewritingProxy(server.url, restFramework, throttle());
  const { findings, left } = await runChecks(createOptions(server, other.origin, lateOutbox()));
  expect(findings.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect([findings.length, left]).toEqual([checks.length, 0]);
  other.close();
});

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
const noDetail = { text: '{"detail":"No."}' };
const countsWrongly: Change = (answer, query) => (query.has('email') ? set('count', 99)(answer, query) : {});
const newTemplate = /^POST \/api\/user\/custom-message-template/;

/** A fault of a server, the check that finds it, and how it is made. */
const faults: [fault: string, check: string, rewrite: Rewrite][] = [
  ['opens users to everybody', 'a call without a token', on(users, where(401, { status: 200, text: '{}' }))],
  ['returns 403 for an invalid token', 'a token that is none', on(/details/, where(401, { status: 403 }))],
  ['names no field', 'an incomplete sign-in', on(/login/, where(400, noDetail))],
  ['omits the token of a refresh', 'renewal', on(/token-refresh/, set('access', undefined))],
  ['does not end a session', 'sign-out', on(/logout/, () => ({ status: 500, text: '{}' }))],
  ['ends a list after its first page', 'pages of users', usersPages((body) => (body['next'] = null))],
  ['ignores the order', 'the order of users', usersPages((_, rows) => rows.reverse())],
  ['counts wrongly', 'filters of users', on(users, countsWrongly)],
  ['forgets a change', 'a changed user', usersPages((_, rows) => rows.forEach((row) => (row['title'] = '')))],
  ['sends a field of the wrong type', 'the own details', on(/^GET \/api\/user\/details\//, set('title', 7))],
  ['lets members in', 'update links: rights', on(/^POST \/api\/google-play/, where(403, { status: 201 }))],
  ['sends no mail', 'an e-mail to users', on(/send-email/, where(200, { text: '{"success":false}' }))],
  ['sends a page of HTML', 'the own details', on(/^POST .*details/, () => ({ text: '<!doctype html>' }))],
  ['explains no 403', 'rights over users', on(users, where(403, { text: '{}' }))],
  ['returns 500', 'message templates: what is refused', on(newTemplate, () => ({ status: 500, text: '' }))],
];

let proxy: Awaited<ReturnType<typeof startRewritingProxy>>;
let fault: Rewrite = () => ({});

beforeAll(async () => {
  proxy = await startRewritingProxy(server.url, (request, real) => {
    const faulty = { ...real, ...fault(request, real) };
    return { ...faulty, ...restFramework(request, faulty) };
  });
});
afterAll(() => proxy.close());

it.each(faults)('the conformance checks find a server that %s', async (_, name, rowFault) => {
  const selected = checks.filter((check) => check.name === name);
  expect(selected).toHaveLength(1);
  fault = () => ({});
  const context = createOptions(server, proxy.origin);
  await context.admin();
  fault = rowFault;
  const { findings } = await runChecks(context, undefined, selected);
  fault = () => ({});
  expect(findings.map(({ outcome }) => outcome)).toEqual(['deviates']);
  expect(findings[0]?.why).not.toBe('');
});
