import { findContractViolation } from './conformance';

interface CallOptions {
  /** A FormData is sent as multipart, a string as it is, anything else as JSON. */
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  headers: Headers;
  /** The parsed body; empty if it is not JSON. */
  body: Record<string, unknown>;
  text: string;
}

export type Client = (method: string, path: string, options?: CallOptions) => Promise<Answer>;

const isRaw = (body: unknown): body is FormData | string =>
  body instanceof FormData || typeof body === 'string';

const parseJson = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/**
 * Calls the server at `url` without following redirects or keeping cookies. Rejects if a response violates
 * the API contract, or the check that is passed instead.
 */
export const createClient =
  (url: string, findViolation: typeof findContractViolation = findContractViolation): Client =>
  async (method, path, { body, token, headers = {} } = {}) => {
    const json = body === undefined || isRaw(body) ? {} : { 'content-type': 'application/json' };
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { ...json, ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const problem = findViolation(method, path.split('?')[0] ?? path, response.status, text);
    if (problem) throw new Error(problem);
    return { status: response.status, headers: response.headers, body: parseJson(text), text };
  };
