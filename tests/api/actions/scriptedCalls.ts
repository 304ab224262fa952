import { recoveryActions } from '../../../src/api/actions/recovery';
import { requestTokens, signInActions } from '../../../src/api/actions/signIn';
import { createDataProvider } from '../../../src/api/dataProvider';
import { createHttp } from '../../../src/api/http';
import { fixedToken } from '../../support/fixedToken';
import { jsonResponse, stubFetch } from '../../support/stubFetch';

const http = createHttp('', fixedToken('mine'));
/** API calls of a signed-in user. */
export const calls = {
  ...createDataProvider(http),
  ...signInActions(http),
  ...recoveryActions(http),
  requestTokens: (refresh: string, token: string | null) => requestTokens(http, refresh, token),
};
export type ApiCall = (c: typeof calls) => Promise<unknown>;

/** Replaces files with their names, for matchers. */
const withFileNames = (body: unknown): unknown =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, value instanceof File ? value.name : value]),
      )
    : body;

/** Stubs every response. Returns the live list of requests. */
export const stubResponse = (reply: unknown, status = 200) => {
  const requests: Record<'call' | 'body' | 'bearer' | 'credentials' | 'keepalive', unknown>[] = [];
  stubFetch(({ method, path, body }, { headers, credentials, keepalive }) => {
    const bearer = new Headers(headers).get('authorization');
    requests.push({ call: `${method} ${path}`, body: withFileNames(body), bearer, credentials, keepalive });
    return jsonResponse(status, reply);
  });
  return requests;
};
