import { vi } from 'vitest';
import { recoveryActions } from '../../../src/api/actions/recovery';
import { requestTokens, signInActions } from '../../../src/api/actions/signIn';
import { createDataProvider } from '../../../src/api/dataProvider';
import { createHttp } from '../../../src/api/http';
import { oneToken } from '../../support/oneToken';

const http = createHttp('', oneToken('mine'));
/** The calls of the portal, in a browser where somebody is signed in. */
export const calls = {
  ...createDataProvider(http),
  ...signInActions(http),
  ...recoveryActions(http),
  requestTokens: (refresh: string, token: string | null) => requestTokens(http, refresh, token),
};
export type Act = (c: typeof calls) => Promise<unknown>;

/** Stubs `fetch` with one response for every call and returns the mock. */
export const stubResponse = (reply: unknown, status = 200) => {
  const fetchMock = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async (_path, init) => {
    init.signal?.throwIfAborted();
    return new Response(JSON.stringify(reply), { status });
  });
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
};

/** The content of a form or JSON body, with files as their names. */
const contentOf = (body: unknown): unknown => {
  if (typeof body === 'string') return JSON.parse(body) as unknown;
  if (!(body instanceof FormData)) return body;
  const shown = [...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  return Object.fromEntries(shown) as unknown;
};

/** The last call as it left the browser. */
export const lastSent = (fetchMock: ReturnType<typeof stubResponse>) => {
  const [path, init = {}] = fetchMock.mock.lastCall ?? [];
  return {
    call: `${init.method} ${path}`,
    body: contentOf(init.body),
    bearer: new Headers(init.headers).get('authorization'),
    credentials: init.credentials,
    keepalive: init.keepalive,
  };
};
