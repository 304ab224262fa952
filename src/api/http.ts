import type { paths } from '../contract/generated/schema';
import { getDetail, HttpError } from './HttpError';

interface SendOptions {
  /** Sends no token other than `bearer` and never renews one. */
  anonymous?: boolean;
  bearer?: string;
  /** Response of a call that is not sent when signed out (spec 2 §5). */
  signedOutResponse?: unknown;
  expectedStatus?: number;
  sessionEnd?: SessionEndNotice | undefined;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  keepalive?: boolean;
  origin?: string;
  transport?: Transport;
}

/** Shows that the session is over: the shell's dialog, the sign-in page, or the caller itself (spec 1 §8). */
export type SessionEndNotice = 'dialog' | 'signInPage' | 'caller';

export type Transport = (url: string, init: RequestInit) => Promise<Response>;

type Request<P extends Path, M extends Method> = CallParameters<P, M> & SendOptions;

export type Http = <P extends Path, M extends PathMethod<P>>(
  method: M,
  path: P,
  ...request: object extends Request<P, M> ? [Request<P, M>?] : [Request<P, M>]
) => Promise<ResponseBody<P, M>>;

export type UntypedHttp = (method: Method, path: string, request?: UntypedRequest) => Promise<unknown>;

export interface UntypedRequest extends SendOptions {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}

/** Passed in, because `api` must not import `auth`. */
export interface TokenSource {
  /** Renewed if due; null when signed out. */
  accessToken(): Promise<string | null>;
  /** Null when the session has ended; rejects when that is unknown. */
  renew(rejected: string): Promise<string | null>;
  /** Returns the token that has replaced the renewed one since, or null if the session may be over. */
  markRenewedTokenRejected?(rejected: string, notice?: SessionEndNotice): string | null;
  rememberHeaders(): Record<string, string>;
  onServerTime?(ms: number): void;
  onCallSucceeded?(): void;
}

const defaultTimeoutMs = 30_000;

/**
 * Resolves to parsed JSON (null when empty) and rejects with HttpError. After a 401, renews the token and repeats the
 * call with the same `X-Request-ID`. Asks servers for messages in `language`, or else in the browser's language.
 */
export const createHttp = (
  baseUrl: string,
  tokens: TokenSource,
  language?: () => string,
  requestIds = false,
): Http => {
  const call: UntypedHttp = async (method, path, request = {}) => {
    const { body, origin = baseUrl, transport, timeoutMs = defaultTimeoutMs, keepalive = false } = request;
    const isApi = origin === baseUrl;
    const isJson = body !== undefined && !(body instanceof FormData);
    const content = isJson ? JSON.stringify(body) : (body as BodyInit);
    const requestId = requestIds && isApi ? newRequestId() : null;

    const send = async (token: string | null): Promise<Response> => {
      const headers = new Headers({
        accept: 'application/json',
        ...(language && { 'accept-language': language() }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(requestId && { 'x-request-id': requestId }),
        // These headers skip the second factor, so a service's own backend must not receive them.
        ...(isApi && tokens.rememberHeaders()),
        ...(isJson && { 'content-type': 'application/json' }),
      });
      const timeout = transport ? new AbortController().signal : AbortSignal.timeout(timeoutMs);
      try {
        const response = await (transport ?? fetch)(origin + buildUrl(path, request), {
          method,
          headers,
          keepalive,
          // Cookies go to the API on any origin (spec 2 §6), but never to a service's own backend.
          credentials: isApi ? 'include' : 'same-origin',
          signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
          ...(body !== undefined && { body: content }),
        });
        const date = Date.parse(response.headers.get('date') ?? '');
        // A service's own clock may be wrong.
        if (isApi && !Number.isNaN(date)) tokens.onServerTime?.(date);
        return response;
      } catch (error) {
        if (request.signal?.aborted) throw error;
        throw new HttpError(0, null, timeout.aborted ? 'timeout' : 'network');
      }
    };

    const sendWithRenewal = async (): Promise<unknown> => {
      if (request.anonymous) return parseResponse(await send(request.bearer ?? null), method, request);
      const token = await tokens.accessToken();
      if (!token && 'signedOutResponse' in request) return request.signedOutResponse;
      const first = await send(token);
      const renewed = first.status === 401 && token ? await tokens.renew(token) : null;
      if (!renewed) return parseResponse(first, method, request, tokens);
      const second = await send(renewed);
      const isRejected = second.status === 401;
      const newest = isRejected ? tokens.markRenewedTokenRejected?.(renewed, request.sessionEnd) : null;
      return parseResponse(newest ? await send(newest) : second, method, request, tokens);
    };

    return sendWithRenewal().catch((error: unknown) => {
      if (error instanceof HttpError) error.requestId = requestId;
      throw error;
    });
  };
  return call as Http;
};

/** A random UUID, without `randomUUID`, which browsers lack on insecure pages. */
const newRequestId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
};

const parseResponse = async (
  response: Response,
  method: Method,
  { expectedStatus }: SendOptions,
  tokens?: TokenSource,
) => {
  const text = await response.text().catch(() => {
    throw new HttpError(0, null, 'network');
  });
  let json: unknown = null;
  // A write may return an empty body (decisions §10), a read may not.
  let isReadable = text.trim() !== '' || method !== 'GET' || response.status === 204;
  try {
    if (text.trim() !== '') json = JSON.parse(text);
  } catch {
    isReadable = false;
  }
  if (expectedStatus === undefined ? !response.ok : response.status !== expectedStatus) {
    const plainText = isReadable || /^[<{[]/.test(text.trim()) ? null : text.trim() || null;
    throw new HttpError(response.status, json ?? plainText, 'http', parseRetryAfter(response, json));
  }
  if (!isReadable) throw new HttpError(0, json, 'format');
  tokens?.onCallSucceeded?.();
  return json;
};

const parseRetryAfter = (response: Response, body: unknown): number | null => {
  if (response.status !== 429 && response.status !== 503) return null;
  const header = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  const match = /\b(\d{1,6})\s?(?:s\b|sec|ث)/.exec(getDetail(body) ?? '');
  const seconds = Number.isNaN(header) ? Number(match?.[1] ?? Number.NaN) : header;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
};

const buildUrl = (path: string, { path: values = {}, query = {} }: UntypedRequest): string => {
  const resolvedPath = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  return search.size ? `${resolvedPath}?${search.toString()}` : resolvedPath;
};

type Path = keyof paths & `/api/${string}`;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type PathMethod<P extends Path> = {
  [M in Method]: paths[P][Lowercase<M>] extends { responses: unknown } ? M : never;
}[Method];

type Operation<P extends Path, M extends Method> = paths[P][Lowercase<M>];

/** Undefined, null and '' are omitted from the query string. */
type QueryValues<Q> = { [Name in keyof Q]: Q[Name] | string | null | undefined };
type Query<Op> = Op extends { parameters: { query: infer Q } }
  ? { query: QueryValues<Q> }
  : Op extends { parameters: { query?: infer Q } }
    ? { query?: QueryValues<Q> }
    : unknown;

type PathValues<Op> = Op extends { parameters: { path: infer Values } } ? { path: Values } : unknown;

type RequestContent<Content> =
  | (Content extends { 'application/json': infer Json } ? Json : never)
  | (Content extends { 'multipart/form-data': unknown } ? FormData : never);
type Body<Op> = Op extends { requestBody: { content: infer Content } }
  ? { body: RequestContent<Content> }
  : { body?: Record<string, never> };

type CallParameters<P extends Path, M extends Method> = PathValues<Operation<P, M>> &
  Query<Operation<P, M>> &
  Body<Operation<P, M>>;

type ResponseJson<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : null;
type SuccessBody<Op> = Op extends { responses: infer All }
  ? ResponseJson<All[keyof All & (200 | 201 | 204)]>
  : never;

/** Servers may omit any field; src/api/responses.ts checks for those that are required. */
type ResponseBody<P extends Path, M extends Method> =
  | (SuccessBody<Operation<P, M>> extends infer A ? (A extends readonly unknown[] ? A : Partial<A>) : never)
  | null;
