import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../support/client';
import { Deviation, assertThat } from './Deviation';
import { findViolation } from './lenience';
import { sendWithRetry } from './sendWithRetry';

export type Json = Record<string, unknown>;

interface Options {
  query?: Record<string, string | number | boolean>;
  /** Sent as multipart if it is a FormData, else as JSON. */
  body?: unknown;
  /** Statuses that the specification allows; any 2xx by default. */
  status?: number | readonly number[];
}

/** Calls one operation and resolves with its body. Rejects with a Deviation if the response is not as specified. */
export type Call = (method: string, path: string, options?: Options) => Promise<Json>;

const toTemplateBody = (body: unknown): string => {
  if (!(body instanceof FormData)) return body === undefined ? '' : JSON.stringify(body);
  return JSON.stringify(
    Object.fromEntries([...body].map(([name, value]) => [name, value instanceof File ? value.name : value])),
  );
};

const secret = /("(?:access|refresh|password|[\w]*_password|otp_access|totp_access|token)": ?")[^"]*/g;
const maskSecrets = (text: string) => text.replaceAll(secret, '$1…').slice(0, 600);

export const createCaller = (origin: string, token?: string): Call => {
  // The client's own check is off, because a Deviation also needs the request.
  const client = createClient(origin, () => null);
  return async (method, path, { query = {}, body, status: expected } = {}) => {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const address = `${path}${search && `?${search}`}`;
    const request = maskSecrets(`${method} ${address} ${toTemplateBody(body)}`.trim());
    const send = () =>
      client(method, address, { body, token }).catch((error: unknown) => {
        throw new Deviation(`did not answer: ${String(error)}`, request);
      });
    const { status, text, body: answered } = await sendWithRetry(send);
    const fail = (sentence: string) => {
      throw new Deviation(sentence, request, maskSecrets(`${status} ${text}`));
    };
    const expectedStatuses = expected === undefined ? null : [expected].flat();
    if (expectedStatuses ? !expectedStatuses.includes(status) : status < 200 || status > 299)
      fail(`answers ${status} where ${expectedStatuses?.join(' or ') ?? 'a success'} is expected`);
    const violation = findViolation(method, path, status, text);
    if (violation) fail(violation);
    return answered;
  };
};

/** Expects a 400 that names the field. */
export const expectRefusal = async (call: Call, path: string, body: unknown, field: string) => {
  const refusal = await call('POST', path, { body, status: 400 });
  assertThat(field in refusal, `the refusal does not name \`${field}\``);
};

/** Fetches a file as a browser does, without a token. */
export const fetchFile = async (origin: string, address: unknown): Promise<string> => {
  const { status, text } = await sendWithRetry(async () => {
    const response = await fetch(new URL(String(address), origin));
    return { status: response.status, headers: response.headers, text: await response.text() };
  });
  if (status !== 200)
    throw new Deviation('the file does not open without a token', String(address), String(status));
  return text;
};

/** Reads a whole list, with or without pages. */
export const fetchAll = async (call: Call, path: string, query: Options['query'] = {}): Promise<Json[]> => {
  const rows: Json[] = [];
  const visited = new Set<string>();
  let next: unknown = `${path}?${new URLSearchParams(query as Record<string, string>).toString()}`;
  while (typeof next === 'string') {
    const { pathname, search, searchParams } = new URL(next, 'http://server');
    assertThat(!visited.has(search), '`next` leads back to a page that was read');
    visited.add(search);
    const answer: Json = await call('GET', pathname, { query: Object.fromEntries(searchParams) });
    if (Array.isArray(answer)) return answer as Json[];
    rows.push(...(answer['results'] as Json[]));
    next = answer['next'];
  }
  return rows;
};

/** Returns true if the times are in descending order. */
export const isDescending = (times: readonly unknown[]): boolean =>
  times.every((time, at) => at === 0 || Date.parse(String(time)) <= Date.parse(String(times[at - 1])));

/** Polls for at most five seconds. */
export const waitUntil = async (sentence: string, ask: () => Promise<boolean>): Promise<void> => {
  const timeout = AbortSignal.timeout(5000);
  while (!(await ask())) {
    if (timeout.aborted) throw new Deviation(sentence);
    await wait(100);
  }
};
