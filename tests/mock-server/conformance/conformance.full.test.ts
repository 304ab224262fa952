import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Outbox } from '../../conformance/Mailbox';
import { checks, runChecks } from '../../conformance/runChecks';
import {
  startRewritingProxy,
  type ProxyResponse,
  type ForwardedRequest,
  type Rewrite,
} from '../../support/rewritingProxy';
import { setUpServer } from '../../support/setUpServer';
import { createOutbox, createOptions } from './conformanceOptions';

type Body = Record<string, unknown>;

const server = setUpServer();

const json = (body: unknown): Partial<ProxyResponse> => ({ text: JSON.stringify(body) });

const paginate = (list: unknown, { call, query }: ForwardedRequest, size: number): Body => {
  const rows = list as readonly unknown[];
  const page = Number(query.get('cursor') ?? 1);
  const getUrl = (target: number) => `https://backend.internal${call.split(' ')[1]}?cursor=${target}`;
  return {
    count: rows.length,
    next: page * size < rows.length ? getUrl(page + 1) : null,
    previous: page > 1 ? getUrl(page - 1) : null,
    results: rows.slice((page - 1) * size, page * size),
  };
};

type Rule = [answer: RegExp, rewrite: (body: Body, request: ForwardedRequest) => Partial<ProxyResponse>];

const expiredToken = `${btoa('{"alg":"HS256"}')}.${btoa('{"exp":1}')}.made-up`;
const noContent = () => ({ status: 204 });

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
  [/^PATCH \/api\/user\/notification\/\d+\/ 200/, noContent],
  [/^(POST|DELETE) \/api\/user\/(logout|active-sessions-manage|dic-services)\/ 200/, noContent],
  [/^DELETE \/api\/user\/media-library\/ 200/, noContent],
  [
    /^POST \/api\/user\/media-library\/ 200/,
    (body, { query }) => (query.has('id') ? json({ success: true }) : json(body)),
  ],
  [/pulsehub-auth\/ 200/, () => ({ status: 404, text: '<h1>Not Found</h1>' })],
  // Without the optional log of everybody.
  [
    /^GET \/api\/user\/log\/ 200/,
    (body, { query }) =>
      query.has('user') ? json(body) : { status: 400, ...json({ user: ['User ID is required'] }) },
  ],
  [/^GET .*? 200/, ({ page_size: _size, currentPage: _page, ...body }) => json(body)],
];

/** Default responses of Django REST Framework with simplejwt that differ from the backend's. */
const restFramework: Rewrite = (request, { status, text }) => {
  // Its default renewal checks only the refresh token.
  if (/token-refresh/.test(request.call) && status === 401 && request.body.split('.').length === 3)
    return { status: 200, ...json({ access: expiredToken, refresh: expiredToken }) };
  const [, rewrite] = rules.find(([answer]) => answer.test(`${request.call} ${status}`)) ?? [];
  return text.startsWith('{') || text.startsWith('[')
    ? (rewrite?.(JSON.parse(text) as Body, request) ?? {})
    : {};
};

/** Throttles every hundredth request for a second. */
const throttle = () => {
  let calls = 0;
  return (): ProxyResponse | undefined => {
    calls += 1;
    if (calls % 100 !== 0) return undefined;
    const text = '{"detail":"Request was throttled. Expected available in 1 second."}';
    return { status: 429, text, ...(calls % 200 === 0 && { headers: { 'retry-after': '1' } }) };
  };
};

/** Returns each mail only at the second request. */
const delayedOutbox = (): Outbox => {
  const seen = new Map<string, number>();
  return async (email) => {
    const mails = (await createOutbox(server)(email)) ?? [];
    const shown = mails.slice(mails.length - (seen.get(email) ?? mails.length));
    seen.set(email, mails.length);
    return shown;
  };
};

it('accepts a server with the responses of Django REST Framework', async () => {
  const other = await startRewritingProxy(server.url, restFramework, throttle());
  const { findings, undeletedCount } = await runChecks(createOptions(server, other.origin, delayedOutbox()));
  expect(findings.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect([findings.length, undeletedCount]).toEqual([checks.length, 0]);
  other.close();
});

type Change = (answer: ProxyResponse, query: URLSearchParams) => Partial<ProxyResponse>;

const on =
  (pattern: RegExp, change: Change): Rewrite =>
  ({ call, query }, answer) =>
    pattern.test(call) ? change(answer, query) : {};

const onStatus =
  (status: number, changed: Partial<ProxyResponse>): Change =>
  (answer) =>
    answer.status === status ? changed : {};

const editBody =
  (change: (body: Body) => void): Change =>
  ({ text }) => {
    const body = JSON.parse(text) as Body;
    change(body);
    return { text: JSON.stringify(body) };
  };

const set = (field: string, value: unknown) => editBody((body) => (body[field] = value));
const users = /^GET \/api\/user\/manage\/$/;
/** Changes each page of the user list. */
const onUserPages = (change: (body: Body, rows: Body[]) => void) =>
  on(
    users,
    editBody((body) => 'results' in body && change(body, body['results'] as Body[])),
  );
const noDetail = { text: '{"detail":"No."}' };
const wrongCount: Change = (answer, query) => (query.has('email') ? set('count', 99)(answer, query) : {});
const newTemplate = /^POST \/api\/user\/custom-message-template/;

/** Faults of a server, with the check that detects each and its rewrite. */
const faults: [fault: string, check: string, rewrite: Rewrite][] = [
  [
    'lists users without a token',
    'request without a token',
    on(users, onStatus(401, { status: 200, text: '{}' })),
  ],
  ['returns 403 for an invalid token', 'invalid token', on(/details/, onStatus(401, { status: 403 }))],
  ['returns no field in an error', 'sign-in: missing field', on(/login/, onStatus(400, noDetail))],
  ['omits the renewed token', 'token renewal', on(/token-refresh/, set('access', undefined))],
  ['does not end a session', 'sign-out', on(/logout/, () => ({ status: 500, text: '{}' }))],
  ['omits `next`', 'user list: pagination', onUserPages((body) => (body['next'] = null))],
  ['ignores `ordering`', 'user list: sorting', onUserPages((_, rows) => rows.reverse())],
  ['returns a wrong count', 'user list: filters', on(users, wrongCount)],
  [
    'does not save a change',
    'user changes',
    onUserPages((_, rows) => rows.forEach((row) => (row['title'] = ''))),
  ],
  ['sends a field of the wrong type', 'own profile', on(/^GET \/api\/user\/details\//, set('title', 7))],
  [
    'grants members access',
    'update links: rights',
    on(/^POST \/api\/google-play/, onStatus(403, { status: 201 })),
  ],
  ['sends no mail', 'e-mail to users', on(/send-email/, onStatus(200, { text: '{"success":false}' }))],
  ['returns HTML', 'own profile', on(/^POST .*details/, () => ({ text: '<!doctype html>' }))],
  ['returns 403 without a detail', 'user administration: rights', on(users, onStatus(403, { text: '{}' }))],
  ['returns 500', 'message templates: invalid input', on(newTemplate, () => ({ status: 500, text: '' }))],
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

it.each(faults)('detects a server that %s', async (_, name, rowFault) => {
  const selected = checks.filter((check) => check.name === name);
  expect(selected).toHaveLength(1);
  fault = () => ({});
  const context = createOptions(server, proxy.origin);
  await context.admin();
  fault = rowFault;
  const { findings } = await runChecks(context, undefined, selected);
  fault = () => ({});
  expect(findings.map(({ outcome }) => outcome)).toEqual(['deviates']);
  expect(findings[0]?.reason).not.toBe('');
});
