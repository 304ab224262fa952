import type { APIRequestContext } from '@playwright/test';
import { accountEmail } from '../../../mock-server/dev/accounts';
import type { LoginResponse, Tokens } from '../../../src/model/sign-in/signIn';
import type { User } from '../../../src/model/users/user';
import { signInWithCodes } from '../signInWithCodes';
import { countMails, nextCode } from './mail';
import { withRetries } from './withRetries';

type Session = LoginResponse & Tokens & { user: User };

/** Signs in by calls alone, with the codes that the account needs. */
export const signInByApi = async (request: APIRequestContext, account: string): Promise<Session> => {
  const email = accountEmail(account);
  const mailsBefore = await countMails(request, email);
  const post = async (path: string, data: object) => {
    const response = await request.post(path, { data, ...withRetries });
    if (!response.ok()) throw new Error(`${email} was not signed in: ${await response.text()}`);
    return (await response.json()) as object;
  };
  const mailedCode = () => nextCode(request, email, mailsBefore);
  return (await signInWithCodes(email, { post, mailedCode })) as Session;
};

/** Each worker has its own portal. */
const cache = new Map<string, Session>();

export const authorized = ({ access }: Pick<Tokens, 'access'>) => ({
  headers: { authorization: `Bearer ${access}` },
  ...withRetries,
});

/** The last session of the account while the server accepts it, or else a new one. */
export const getSession = async (request: APIRequestContext, account: string): Promise<Session> => {
  const cached = cache.get(account);
  if (cached && (await request.get('/api/user/details/', authorized(cached))).ok()) return cached;
  const session = await signInByApi(request, account);
  cache.set(account, session);
  return session;
};

/** Storage entries of a session (spec 1 §3). */
export const storedFields = ({ access, refresh, user, api_url, websocket_url }: Session) => ({
  accessToken: access,
  refreshToken: refresh,
  notificationKey: user.notification_key ?? '',
  user: JSON.stringify(user),
  apiUrl: api_url ?? '',
  websocketUrl: websocket_url ?? '',
});
