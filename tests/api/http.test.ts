import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createHttp,
  type Http,
  type TokenSource,
  type Transport,
  type UntypedHttp,
} from '../../src/api/http';
import { HttpError } from '../../src/api/HttpError';
import { fixedToken } from '../support/fixedToken';
import { json, scriptedServer, type Call } from '../support/scriptedServer';

let server: Awaited<ReturnType<typeof scriptedServer>>;
afterEach(() => server.close());

const createClient = async (
  script: (call: Call, response: ServerResponse) => void,
  tokens: Partial<TokenSource> = {},
): Promise<UntypedHttp> => {
  server = await scriptedServer(script);
  return createHttp(server.url, { ...fixedToken('first'), ...tokens }) as UntypedHttp;
};

const getError = async (request: Promise<unknown>): Promise<HttpError> => {
  const error: unknown = await request.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(HttpError);
  return error as HttpError;
};

describe('http', () => {
  it('sends the token, the query without empty values, and JSON', async () => {
    const http = await createClient((_, response) => json(response, 200, { ok: true }), {
      rememberHeaders: () => ({ 'X-RMT': 'r', 'X-SI': 's' }),
    });
    await http('POST', '/api/x/', {
      query: { page: 1, search: '', all: null, none: undefined, is_active: false },
      body: { a: 1 },
    });
    const [call] = server.calls;
    expect(call).toMatchObject({ method: 'POST', url: '/api/x/?page=1&is_active=false', body: '{"a":1}' });
    expect(call?.headers).toMatchObject({ authorization: 'Bearer first', 'x-rmt': 'r', 'x-si': 's' });
    expect(call?.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
  });

  it('sends the current language with every replay and upload', async () => {
    let language = 'fr';
    server = await scriptedServer((_, response) => json(response, server.calls.length === 1 ? 401 : 200, {}));
    const http = createHttp(
      server.url,
      { ...fixedToken('first'), renew: async () => 'second' },
      () => language,
    ) as UntypedHttp;
    await http('GET', '/api/x/');
    language = 'ar';
    await http('POST', '/api/x/', { anonymous: true, transport: (url, init) => fetch(url, init) });
    expect(server.calls.map(({ headers }) => headers['accept-language'])).toEqual(['fr', 'fr', 'ar']);
  });

  it('sends a unique request id, reused in replays and reported in errors', async () => {
    server = await scriptedServer((_, response) => json(response, server.calls.length === 1 ? 401 : 500, {}));
    const tokens = { ...fixedToken('first'), renew: async () => 'second' };
    const http = createHttp(server.url, tokens, undefined, true) as UntypedHttp;
    const { requestId } = await getError(http('GET', '/api/x/'));
    expect(requestId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const transport: Transport = async () => Promise.reject(new TypeError('offline'));
    const offline = await getError(http('POST', '/api/x/', { transport }));
    expect(offline.requestId).not.toBe(requestId);
    await getError(http('GET', '/api/x/', { origin: server.url.replace('127.0.0.1', 'localhost') }));
    const requests = server.calls.map(({ headers }) => headers['x-request-id']);
    expect(requests).toEqual([requestId, requestId, undefined]);
  });

  it('sends a request id on insecure pages, where browsers have no randomUUID', async () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues });
    server = await scriptedServer((_, response) => json(response, 400, {}));
    const http = createHttp(server.url, fixedToken('first'), undefined, true) as UntypedHttp;
    const { requestId } = await getError(http('GET', '/api/x/'));
    vi.unstubAllGlobals();
    expect(requestId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(server.calls[0]?.headers['x-request-id']).toBe(requestId);
  });

  it('returns the response of a signed-out caller without sending a request', async () => {
    server = await scriptedServer((_, response) => json(response, 200, {}));
    const http = createHttp(server.url, fixedToken(null)) as UntypedHttp;
    expect(await http('GET', '/api/x/', { signedOutResponse: [] })).toEqual([]);
    expect(server.calls).toEqual([]);
  });

  it('sends no request id if the API may not allow the header', async () => {
    const http = await createClient((_, response) => json(response, 500, {}));
    expect((await getError(http('GET', '/api/x/'))).requestId).toBeNull();
    expect(server.calls[0]?.headers['x-request-id']).toBeUndefined();
  });

  it('reports the server time if the response has it', async () => {
    const serverTime = vi.fn<(ms: number) => void>();
    const http = await createClient(() => {}, { onServerTime: serverTime });
    const date = new Date(1_700_000_000_000).toUTCString();
    await http('GET', '/api/x/', { transport: async () => new Response('{}') });
    expect(serverTime).not.toHaveBeenCalled();
    await http('GET', '/api/x/', { transport: async () => new Response('{}', { headers: { date } }) });
    expect(serverTime).toHaveBeenCalledExactlyOnceWith(1_700_000_000_000);
    const transport = async () => new Response('{}', { headers: { date: new Date(0).toUTCString() } });
    await http('GET', '/api/x/', { transport, origin: 'https://service.example' });
    expect(serverTime).toHaveBeenCalledOnce();
  });

  it.each<[number, string, string | null]>([
    [413, ' Too large. ', 'Too large.'],
    [413, 'Less than 1 < 2', 'Less than 1 < 2'],
    [413, ' <html>', null],
    [413, '{"half', null],
    [502, 'Bad gateway.', null],
  ])('keeps plain text from a gateway: %i %j', async (status, text, body) => {
    const http = await createClient((_, response) => void response.writeHead(status).end(text));
    expect((await getError(http('GET', '/api/x/'))).body).toBe(body);
  });

  it('treats spaces as an empty response, valid only for a write', async () => {
    const http = await createClient((_, response) => void response.end(' \n'));
    expect(await http('POST', '/api/x/')).toBeNull();
    expect(await getError(http('GET', '/api/x/'))).toMatchObject({ status: 0, kind: 'format' });
  });

  it('rejects with a default message if the server has none', () => {
    const messages = [
      new HttpError(418),
      new HttpError(0, null, 'network'),
      new HttpError(0, { detail: 'Slowly.' }, 'timeout'),
      new HttpError(0, { detail: 7 }, 'timeout'),
    ].map(({ message }) => message);
    expect(messages).toEqual(['HTTP Error: 418', 'No connection.', 'Slowly.', 'No answer in time.']);
  });

  it('encodes path parameters', async () => {
    const http = await createClient((_, response) => json(response, 200, {}));
    await http('GET', '/api/x/{id}/', { path: { id: 'a/b' } });
    expect(server.calls[0]?.url).toBe('/api/x/a%2Fb/');
  });

  it('is checked by the compiler against the path, method, query and body of the contract', () => {
    const calls = (http: Http) => [
      // @ts-expect-error -- no such path
      () => http('GET', '/api/x/'),
      // @ts-expect-error -- projects are not deleted
      () => http('DELETE', '/api/project/'),
      // @ts-expect-error -- no such filter
      () => http('GET', '/api/project/', { query: { colour: 'red' } }),
      // @ts-expect-error -- a body without its refresh token
      () => http('POST', '/api/user/token-refresh/', { body: {} }),
      // @ts-expect-error -- a path without its id
      () => http('GET', '/api/user/manage/{id}/'),
      () => http('GET', '/api/user/manage/{id}/', { path: { id: 7 } }),
    ];
    expect(calls).toBeTypeOf('function');
  });

  it('does not send the remember-me token to the backend of a service', async () => {
    const http = await createClient((_, response) => json(response, 200, {}), {
      rememberHeaders: () => ({ 'X-RMT': 'r' }),
    });
    const other = await scriptedServer((_, response) => json(response, 200, {}));
    await http('POST', '/api/pulsehub-auth/', { origin: other.url, anonymous: true, body: {} });
    expect(other.calls[0]?.headers['x-rmt']).toBeUndefined();
    expect(other.calls[0]?.headers.authorization).toBeUndefined();
    await other.close();
  });

  it('sends cookies to the API on any origin, and none to the backend of a service', async () => {
    const requests: RequestInit[] = [];
    const http = await createClient((_, response) => json(response, 200, {}));
    const transport: Transport = async (_url, init) => {
      requests.push(init);
      return new Response('{}');
    };
    await http('GET', '/api/x/', { transport });
    await http('GET', '/api/x/', { transport, anonymous: true });
    await http('GET', '/api/x/', { transport, origin: 'https://service.test' });
    expect(requests.map(({ credentials }) => credentials)).toEqual(['include', 'include', 'same-origin']);
  });

  it('is retried once with a new token after a 401', async () => {
    const http = await createClient(
      ({ headers }, response) =>
        headers.authorization === 'Bearer second' ? json(response, 200, 'yes') : json(response, 401, {}),
      { renew: async () => 'second' },
    );
    expect(await http('GET', '/api/x/')).toBe('yes');
    expect(server.calls).toHaveLength(2);
  });

  it.each([
    ['rejects if the token was not replaced', null, 2],
    ['retries with the replacement and then rejects', 'third', 3],
  ])('%s if the renewed token is rejected too', async (_, replacement, calls) => {
    const markRenewedTokenRejected = vi.fn<() => string | null>(() => replacement);
    const http = await createClient((_call, response) => json(response, 401, { detail: 'no' }), {
      renew: async () => 'second',
      markRenewedTokenRejected,
    });
    const call = http('GET', '/api/x/', { sessionEnd: 'caller' });
    expect((await getError(call)).status).toBe(401);
    expect(markRenewedTokenRejected).toHaveBeenCalledExactlyOnceWith('second', 'caller');
    expect(server.calls).toHaveLength(calls);
  });

  it('does not renew the token after a 403', async () => {
    const http = await createClient((_, response) => json(response, 403, { detail: 'Not yours.' }), {
      renew: () => Promise.reject(new Error('Unexpected renewal')),
    });
    expect(await getError(http('GET', '/api/x/'))).toMatchObject({ status: 403, message: 'Not yours.' });
  });

  it.each([
    ['the header', { 'retry-after': '7' }, {}, 7],
    ['the message', {}, { detail: 'Request was throttled. Expected available in 12 seconds.' }, 12],
    ['a French message', {}, { detail: 'Requête ralentie. Disponible dans 12 secondes.' }, 12],
    ['an Arabic message', {}, { detail: 'تم تقييد الطلب. متاح بعد 12 ثانية.' }, 12],
    ['no other number', {}, { detail: 'At most 100 requests per minute.' }, null],
    ['neither', {}, {}, null],
  ])('reads the wait after a 429 from %s', async (_, headers, body, seconds) => {
    const http = await createClient((_call, response) => json(response, 429, body, headers));
    expect(await getError(http('GET', '/api/x/'))).toMatchObject({ status: 429, retryAfter: seconds });
  });

  it.each<[string, (response: ServerResponse) => void, Partial<HttpError>]>([
    ['a dropped connection', (response) => response.destroy(), { status: 0, kind: 'network' }],
    [
      'a truncated response',
      (response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('{"a":');
        setTimeout(() => response.destroy(), 5);
      },
      { status: 0, kind: 'network' },
    ],
    ['broken JSON', (response) => response.end('{"a":'), { status: 0, kind: 'format' }],
    ['an empty response', (response) => response.end(), { status: 0, kind: 'format' }],
    ['a page of HTML', (response) => response.writeHead(502).end('<html>'), { status: 502, kind: 'http' }],
  ])('rejects with an HttpError on %s', async (_, respond, error) => {
    const http = await createClient((_call, response) => respond(response));
    expect(await getError(http('GET', '/api/x/'))).toMatchObject(error);
  });

  it('rejects as a timeout without a response', async () => {
    const http = await createClient(() => {});
    const failure = await getError(http('GET', '/api/x/', { timeoutMs: 20 }));
    expect(failure).toMatchObject({ status: 0, kind: 'timeout', message: 'No answer in time.' });
  });

  it('can be aborted without becoming a network failure', async () => {
    const http = await createClient(() => {});
    const controller = new AbortController();
    const request = http('GET', '/api/x/', { signal: controller.signal });
    controller.abort();
    await expect(request).rejects.toMatchObject({ name: 'AbortError' });
  });
});
