import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../support/client';
import { Deviation, assertThat } from './Deviation';
import { findViolation } from './tolerantSchema';
import { sendWithRetry } from './sendWithRetry';

export type Json = Record<string, unknown>;

interface Options {
  query?: Record<string, string | number | boolean>;
  /** Sent as multipart if it is a FormData, else as JSON. */
  body?: unknown;
  /** Statuses that the specification allows. Default: any 2xx. */
  status?: number | readonly number[];
}

/** Sends a request and resolves with the response body. Rejects with a Deviation if it violates the contract. */
export type Call = (method: string, path: string, options?: Options) => Promise<Json>;

const formatBody = (body: unknown): string => {
  if (!(body instanceof FormData)) return body === undefined ? '' : JSON.stringify(body);
  return JSON.stringify(
    Object.fromEntries([...body].map(([name, value]) => [name, value instanceof File ? value.name : value])),
  );
};

const secretPattern = /("(?:access|refresh|password|[\w]*_password|otp_access|totp_access|token)": ?")[^"]*/g;
const maskSecrets = (text: string) => text.replaceAll(secretPattern, '$1…').slice(0, 600);

export const createCaller = (origin: string, token?: string): Call => {
  // Disables the client's check, because a Deviation must include the request.
  const client = createClient(origin, () => null);
  return async (method, path, { query = {}, body, status: expected } = {}) => {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const url = `${path}${search && `?${search}`}`;
    const request = maskSecrets(`${method} ${url} ${formatBody(body)}`.trim());
    const send = () =>
      client(method, url, { body, token }).catch((error: unknown) => {
        throw new Deviation(`no response: ${String(error)}`, request);
      });
    const { status, text, body: responseBody } = await sendWithRetry(send);
    const fail = (message: string) => {
      throw new Deviation(message, request, maskSecrets(`${status} ${text}`));
    };
    const expectedStatuses = expected === undefined ? null : [expected].flat();
    if (expectedStatuses ? !expectedStatuses.includes(status) : status < 200 || status > 299)
      fail(`returned ${status}, expected ${expectedStatuses?.join(' or ') ?? 'a 2xx'}`);
    const violation = findViolation(method, path, status, text);
    if (violation) fail(violation);
    return responseBody;
  };
};

/** Expects a 400 with an error for the field. */
export const expectFieldError = async (call: Call, path: string, body: unknown, field: string) => {
  const errors = await call('POST', path, { body, status: 400 });
  assertThat(field in errors, `the error does not name \`${field}\``);
};

/** Fetches a file as a browser does, without a token. */
export const fetchFile = async (origin: string, url: unknown): Promise<string> => {
  const { status, text } = await sendWithRetry(async () => {
    const response = await fetch(new URL(String(url), origin));
    return { status: response.status, headers: response.headers, text: await response.text() };
  });
  if (status !== 200)
    throw new Deviation('the file cannot be fetched without a token', String(url), String(status));
  return text;
};

/** Fetches a whole list, paginated or not. */
export const fetchAll = async (call: Call, path: string, query: Options['query'] = {}): Promise<Json[]> => {
  const rows: Json[] = [];
  const visited = new Set<string>();
  let next: unknown = `${path}?${new URLSearchParams(query as Record<string, string>).toString()}`;
  while (typeof next === 'string') {
    const { pathname, search, searchParams } = new URL(next, 'http://server');
    assertThat(!visited.has(search), '`next` links to a page that was already read');
    visited.add(search);
    const body: Json = await call('GET', pathname, { query: Object.fromEntries(searchParams) });
    if (Array.isArray(body)) return body as Json[];
    rows.push(...(body['results'] as Json[]));
    next = body['next'];
  }
  return rows;
};

/** Returns true if the times are in descending order. */
export const isDescending = (times: readonly unknown[]): boolean =>
  times.every(
    (time, index) => index === 0 || Date.parse(String(time)) <= Date.parse(String(times[index - 1])),
  );

/** Polls the condition for at most five seconds. */
export const waitUntil = async (message: string, condition: () => Promise<boolean>): Promise<void> => {
  const timeout = AbortSignal.timeout(5000);
  while (!(await condition())) {
    if (timeout.aborted) throw new Deviation(message);
    await wait(100);
  }
};
