import { recoveryActions } from '../../../src/api/actions/recovery';
import { requestTokens, signInActions } from '../../../src/api/actions/signIn';
import { createDataProvider } from '../../../src/api/dataProvider';
import { createHttp } from '../../../src/api/http';
import { fixedToken } from '../../support/fixedToken';
import { jsonResponse, stubFetch } from '../../support/stubFetch';

const http = createHttp('', fixedToken('mine'));
/** The calls of the portal, in a browser where somebody is signed in. */
export const calls = {
  ...createDataProvider(http),
  ...signInActions(http),
  ...recoveryActions(http),
  requestTokens: (refresh: string, token: string | null) => requestTokens(http, refresh, token),
};
export type Act = (c: typeof calls) => Promise<unknown>;

/** Files as their names, which a matcher can compare. */
const withFileNames = (body: unknown): unknown =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, value instanceof File ? value.name : value]),
      )
    : body;

/** Answers every call with one response. Returns the list of calls, which grows. */
export const stubResponse = (reply: unknown, status = 200) => {
  const sent: Record<'call' | 'body' | 'bearer' | 'credentials' | 'keepalive', unknown>[] = [];
  stubFetch(({ method, path, body }, { headers, credentials, keepalive }) => {
    const bearer = new Headers(headers).get('authorization');
    sent.push({ call: `${method} ${path}`, body: withFileNames(body), bearer, credentials, keepalive });
    return jsonResponse(status, reply);
  });
  return sent;
};
