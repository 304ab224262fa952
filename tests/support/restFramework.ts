import type { Answer, Asked, Rewrite } from './rewritingProxy';

type Fields = Record<string, unknown>;

const json = (body: unknown): Partial<Answer> => ({ text: JSON.stringify(body) });

const pageOf = (list: unknown, { call, query }: Asked, size: number): Fields => {
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

type Rule = [answer: RegExp, rewrite: (body: Fields, asked: Asked) => Partial<Answer>];

const deadToken = `${btoa('{"alg":"HS256"}')}.${btoa('{"exp":1}')}.made-up`;
const empty = () => ({ status: 204 });

const rules: Rule[] = [
  [/401$/, () => json({ detail: 'Authentication credentials were not provided.' })],
  [/^GET \/api\/user\/manage\/\d+\/ 200/, (user) => json({ user })],
  [/^GET \/api\/user\/notification\/ 200/, (rows, asked) => json(pageOf(rows, asked, 1))],
  [/^GET \/api\/google-play\/ 200/, (rows, asked) => json(pageOf(rows, asked, 3))],
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

/** How a Django REST Framework server with simplejwt answers by itself, where it differs from the backend. */
export const restFramework: Rewrite = (asked, { status, text }) => {
  // The stock renewal checks the refresh token alone.
  if (/token-refresh/.test(asked.call) && status === 401 && asked.body.split('.').length === 3)
    return { status: 200, ...json({ access: deadToken, refresh: deadToken }) };
  const [, rewrite] = rules.find(([answer]) => answer.test(`${asked.call} ${status}`)) ?? [];
  return text.startsWith('{') || text.startsWith('[')
    ? (rewrite?.(JSON.parse(text) as Fields, asked) ?? {})
    : {};
};

/** Refuses each hundredth call for a second. */
export const throttle = () => {
  let calls = 0;
  return (): Answer | undefined => {
    calls += 1;
    if (calls % 100 !== 0) return undefined;
    const text = '{"detail":"Request was throttled. Expected available in 1 second."}';
    return { status: 429, text, ...(calls % 200 === 0 && { headers: { 'retry-after': '1' } }) };
  };
};
