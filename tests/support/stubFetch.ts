import { onTestFinished, vi } from 'vitest';

/** A call as it left the browser; `body` is a record for a form, or the parsed JSON. */
export interface SentCall {
  method: string;
  path: string;
  body: unknown;
}

/** Returns a response in place of the backend's; undefined passes the call on. */
export type Interceptor = (
  call: SentCall,
  init: RequestInit,
) => Response | Promise<Response | undefined> | undefined;

const nativeFetch = globalThis.fetch;

export const jsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

/** Answers the calls of a method whose path begins like this. */
export const respondTo =
  (method: string, start: string, status: number, body: unknown, headers = {}) =>
  (call: SentCall): Response | undefined =>
    call.method === method && call.path.startsWith(start) ? jsonResponse(status, body, headers) : undefined;

type Answer = Response | { status?: number; body?: unknown };

/** The answers to calls, by their path. */
export type Answers = Record<string, () => Answer | Promise<Answer> | undefined>;

export const byPath =
  (answers: Answers) =>
  async ({ path }: SentCall): Promise<Response | undefined> => {
    const answer = await answers[path]?.();
    if (!answer || answer instanceof Response) return answer;
    return jsonResponse(answer.status ?? 200, answer.body ?? {});
  };

/** Selects writes to paths that begin like this. */
export const writesTo = (sent: readonly SentCall[], start: string): SentCall[] =>
  sent.filter(({ method, path }) => method !== 'GET' && path.startsWith(start));

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
  /** Server of calls that are not intercepted; without it they fail as without a network. */
  url?: string;
  /** Called with each response of the backend. */
  onAnswer?: (answer: Response) => Promise<void>;
}

/** Rejects as `fetch` does once the signal aborts, even if the answer never comes. */
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
 * Answers the portal's calls until the end of the test, and keeps its sockets from opening. Returns the list of
 * calls, which grows.
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
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) =>
    // The clock asks for the operator's announcement, and no test may depend on the clock.
    path === '/notice.json' ? jsonResponse(200, {}) : untilAborted(init.signal, () => answer(path, init)),
  );
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
