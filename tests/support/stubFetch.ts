import { onTestFinished, vi } from 'vitest';

/** Recorded request; `body` is parsed JSON, or a record for a form. */
export interface SentCall {
  method: string;
  path: string;
  body: unknown;
}

/** Returns a response, or undefined to forward the request to the backend. */
export type Interceptor = (
  call: SentCall,
  init: RequestInit,
) => Response | Promise<Response | undefined> | undefined;

const nativeFetch = globalThis.fetch;

export const jsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

/** Responds to requests with this method and a path with this prefix. */
export const respondTo =
  (method: string, start: string, status: number, body: unknown, headers = {}) =>
  (call: SentCall): Response | undefined =>
    call.method === method && call.path.startsWith(start) ? jsonResponse(status, body, headers) : undefined;

type Answer = Response | { status?: number; body?: unknown };

/** Responses by path. */
export type Answers = Record<string, () => Answer | Promise<Answer> | undefined>;

export const byPath =
  (answers: Answers) =>
  async ({ path }: SentCall): Promise<Response | undefined> => {
    const answer = await answers[path]?.();
    if (!answer || answer instanceof Response) return answer;
    return jsonResponse(answer.status ?? 200, answer.body ?? {});
  };

/** Selects writes to paths with this prefix. */
export const writesTo = (sent: readonly SentCall[], start: string): SentCall[] =>
  sent.filter(({ method, path }) => method !== 'GET' && path.startsWith(start));

/** Lists the paths of requests to paths with this prefix. */
export const pathsBelow = (sent: readonly SentCall[], start: string): string[] =>
  sent.map(({ path }) => path).filter((path) => path.startsWith(start));

const parseBody = (body: unknown): unknown => {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
};

/** Node's fetch does not accept the DOM's FormData, so the text fields are serialized here. */
const withSerializedForm = (init: RequestInit): RequestInit => {
  if (!(init.body instanceof FormData)) return init;
  const boundary = 'a-boundary-of-the-tests';
  const parts = [...init.body].map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'string' ? value : ''}\r\n`,
  );
  const headers = new Headers(init.headers);
  headers.set('content-type', `multipart/form-data; boundary=${boundary}`);
  return { ...init, headers, body: `${parts.join('')}--${boundary}--\r\n` };
};

interface Options {
  /** Server for other requests, which fail as if offline by default. */
  url?: string;
  /** Called with each response of the backend. */
  onAnswer?: (answer: Response) => Promise<void>;
}

/** Rejects as `fetch` does when the signal aborts, even if no response arrives. */
const untilAborted = <T>(signal: AbortSignal | null | undefined, answer: () => Promise<T>): Promise<T> => {
  if (!signal) return answer();
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const onAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort);
    answer()
      .finally(() => signal.removeEventListener('abort', onAbort))
      .then(resolve, reject);
  });
};

/**
 * Intercepts the portal's requests until the end of the test, and disables its sockets. Returns the growing list of
 * requests.
 */
export const stubFetch = (intercept: Interceptor | Answers, { url, onAnswer }: Options = {}): SentCall[] => {
  const sent: SentCall[] = [];
  const answerTo = typeof intercept === 'function' ? intercept : byPath(intercept);
  const answer = async (path: string, init: RequestInit): Promise<Response> => {
    const call = { method: init.method ?? 'GET', path, body: parseBody(init.body) };
    sent.push(call);
    const instead = await answerTo(call, init);
    if (instead) return instead;
    if (url === undefined) throw new TypeError('Failed to fetch');
    const real = await nativeFetch(new URL(path, url), withSerializedForm(init));
    await onAnswer?.(real.clone());
    return real;
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    // A timer requests the operator's announcement, and no test may depend on timing.
    if (path === '/notice.json') return jsonResponse(200, {});
    if (path !== '/services.json') return untilAborted(init.signal, () => answer(path, init));
    return (await answerTo({ method: 'GET', path, body: undefined }, init)) ?? jsonResponse(200, {});
  });
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      send() {}
      close() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return sent;
};

/** Answers every request, and records the arguments of `fetch`. */
export const recordFetch = (respond: () => ReturnType<Interceptor>) => {
  const requests: [string, RequestInit][] = [];
  stubFetch(({ path }, init) => {
    requests.push([path, init]);
    return respond();
  });
  return requests;
};
