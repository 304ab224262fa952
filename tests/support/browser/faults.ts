import type { Route } from '@playwright/test';

export interface Fault {
  name: string;
  answer: (route: Route) => Promise<void>;
  /** The answer comes, and is a good one. */
  isOnlySlow?: boolean;
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, contentType: 'application/json', body: JSON.stringify(body) });

const text =
  (body: string, contentType = 'application/json') =>
  (route: Route) =>
    route.fulfill({ status: 200, contentType, body });

export const slowMs = 3000;

const late = async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, slowMs));
  // The page may have been left meanwhile.
  await route.fallback().catch(() => undefined);
};

/** What can become of a call, besides a good answer. */
export const faults: readonly Fault[] = [
  { name: 'dropped', answer: (route) => route.abort('connectionreset') },
  { name: 'slow', answer: late, isOnlySlow: true },
  { name: '400', answer: json(400, { email: ['Enter a valid value.'] }) },
  { name: '401', answer: json(401, { detail: 'Token is invalid or expired', code: 'token_not_valid' }) },
  { name: '403', answer: json(403, { detail: 'You do not have permission to perform this action.' }) },
  { name: '404', answer: json(404, { detail: 'Not found.' }) },
  {
    name: '429',
    answer: json(
      429,
      { detail: 'Request was throttled. Expected available in 7 seconds.' },
      { 'Retry-After': '7' },
    ),
  },
  { name: '500', answer: json(500, { detail: 'A server error occurred.' }) },
  {
    name: '502 as a page',
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  },
  { name: 'broken JSON', answer: text('{"success": tr') },
  { name: 'empty', answer: text('') },
  { name: 'a page instead of data', answer: text('<!doctype html><title>Hello</title>', 'text/html') },
  { name: 'an empty object', answer: json(200, {}) },
  { name: 'an empty list', answer: json(200, []) },
  { name: 'a word', answer: json(200, 'x') },
  { name: 'null', answer: json(200, null) },
];
