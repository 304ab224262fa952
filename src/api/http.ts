import { takeEarlyAnswer } from './earlyAnswers';
import type { Answer, Method, MethodOf, Parameters, Path } from './contract';
import { detailOf, HttpError } from './HttpError';

export interface SendOptions {
  /** Carries no token, save one given as `bearer`, and never waits for a renewal. */
  open?: boolean;
  bearer?: string;
  expect?: number;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  keepalive?: boolean;
  /** Instead of the session's own: for a call that may outlive it. */
  tokens?: TokenSource | undefined;
  /** Instead of the API's own, such as a service's backend. */
  origin?: string;
  /** Instead of `fetch`, and without the time-out. */
  transport?: Transport;
}

export type Transport = (url: string, init: RequestInit) => Promise<Response>;

type Request<P extends Path, M extends Method> = Parameters<P, M> & SendOptions;

export type Http = <P extends Path, M extends MethodOf<P>>(
  method: M,
  path: P,
  ...request: object extends Request<P, M> ? [Request<P, M>?] : [Request<P, M>]
) => Promise<Answer<P, M>>;

export type UntypedHttp = (method: Method, path: string, request?: UntypedRequest) => Promise<unknown>;

export interface UntypedRequest extends SendOptions {
  path?: Record<string, string | number>;
  /** Left out of the address: undefined, null and ''. */
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}

/** What HTTP needs to know of a session; wired in app/providers, so that `api` knows no `auth`. */
export interface TokenSource {
  /** A token fit for use, renewed before it ends; null where nobody is signed in. */
  accessToken(): Promise<string | null>;
  /** A token other than the refused one, or null where the session is over. Rejects where that stays unknown. */
  renew(refused: string): Promise<string | null>;
  rememberHeaders(): Record<string, string>;
  /** From the `Date` of each answer. */
  serverTime?(ms: number): void;
  /** An authenticated call was answered. */
  proven?(): void;
}

const usualTimeoutMs = 30_000;

/**
 * The one door for HTTP. Returns the parsed JSON (null for an empty answer to a write or a 204) and rejects with
 * `HttpError`, whatever went wrong. A 401 is renewed and replayed once; a 403 is never a sign-out.
 */
export const createHttp = (baseUrl: string, tokens: TokenSource): Http => {
  const send = async (
    method: Method,
    path: string,
    request: UntypedRequest,
    token: string | null,
  ): Promise<Response> => {
    const { body, origin = baseUrl } = request;
    const isOwn = origin === baseUrl;
    const headers = new Headers({ accept: 'application/json' });
    if (token) headers.set('authorization', `Bearer ${token}`);
    // A service's own backend must not learn what lets a user skip the second factor.
    if (isOwn) for (const [name, value] of Object.entries(tokens.rememberHeaders())) headers.set(name, value);
    if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json');
    const { transport } = request;
    const timeout = transport
      ? new AbortController().signal
      : AbortSignal.timeout(request.timeoutMs ?? usualTimeoutMs);
    try {
      const url = origin + addressOf(path, request);
      const early = method === 'GET' && !transport ? takeEarlyAnswer(url, token) : undefined;
      const response = await (early ??
        (transport ?? fetch)(url, {
          method,
          headers,
          keepalive: request.keepalive ?? false,
          // Cookies go to the API on whatever origin it is (spec 2 §6), to a service's own backend never.
          credentials: isOwn ? 'include' : 'same-origin',
          signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
          ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
        }));
      const date = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(date)) tokens.serverTime?.(date);
      return response;
    } catch (error) {
      if (request.signal?.aborted) throw error;
      throw new HttpError(0, null, timeout.aborted ? 'timeout' : 'network');
    }
  };

  const call: UntypedHttp = async (method, path, request = {}) => {
    if (request.open) return read(await send(method, path, request, request.bearer ?? null), method, request);
    const source = request.tokens ?? tokens;
    const token = await source.accessToken();
    const first = await send(method, path, request, token);
    if (first.status !== 401 || !token) return read(first, method, request, source);
    const renewed = await source.renew(token);
    return read(renewed ? await send(method, path, request, renewed) : first, method, request, source);
  };
  return call as Http;
};

const read = async (
  response: Response,
  method: Method,
  { expect }: SendOptions,
  tokens?: TokenSource,
): Promise<unknown> => {
  const body = await parse(response, method);
  const isSuccess = expect === undefined ? response.ok : response.status === expect;
  if (!isSuccess)
    throw new HttpError(response.status, body.json ?? body.text, 'http', waitOf(response, body.json));
  if (!body.readable) throw new HttpError(0, body.json, 'format');
  tokens?.proven?.();
  return body.json;
};

interface Body {
  json: unknown;
  readable: boolean;
  /** A sentence that is no JSON, such as a gateway's. */
  text?: string | null;
}

const parse = async (response: Response, method: Method): Promise<Body> => {
  let text: string;
  try {
    text = await response.text();
  } catch {
    throw new HttpError(0, null, 'network');
  }
  // A write may have nothing to say (decisions §4), whoever asks for data is owed some.
  if (text.trim() === '') return { json: null, readable: method !== 'GET' || response.status === 204 };
  try {
    return { json: JSON.parse(text) as unknown, readable: true };
  } catch {
    return { json: null, readable: false, text: /^[<{[]/.test(text.trim()) ? null : text.trim() };
  }
};

const waitOf = (response: Response, body: unknown): number | null => {
  if (response.status !== 429) return null;
  const header = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  const sentence = /available in (\d+) second/.exec(detailOf(body) ?? '');
  const seconds = Number.isNaN(header) ? Number(sentence?.[1] ?? Number.NaN) : header;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
};

const addressOf = (path: string, { path: values = {}, query = {} }: UntypedRequest): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  return search.size ? `${filled}?${search.toString()}` : filled;
};
