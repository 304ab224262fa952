import type { APIRequestContext } from '@playwright/test';
import { accountEmail, seededPassword } from '../../../mock-server/dev/accounts';
import { countMails, nextCode } from './mail';
import { onKeptConnection } from './onKeptConnection';

/** Signs an account with mailed codes in by the calls that the screens make. Returns the token. */
export const signInByCalls = async (request: APIRequestContext, account: string): Promise<string> => {
  const email = accountEmail(account);
  const known = await countMails(request, email);
  const post = async (path: string, data: object) =>
    (await (await request.post(path, { data, ...onKeptConnection })).json()) as Record<string, string>;
  const { otp_access } = await post('/api/user/login/', { email, password: seededPassword });
  const otp = await nextCode(request, email, known);
  const { access = '' } = await post('/api/user/verify-otp/', { otp, otp_access, remember_me: false });
  return access;
};

const address = '/api/user/dic-services/';

/** One worker tests with one server. */
let token = '';

/**
 * An administrator whose acts other people are notified of: changes a service of that user, of which they
 * are told by one notification. They need no browser of their own.
 */
export const changeServices = async (request: APIRequestContext, user: number): Promise<void> => {
  const ask = () =>
    request.get(`${address}?user_id=${user}`, {
      headers: { authorization: `Bearer ${token}` },
      ...onKeptConnection,
    });
  let now = await ask();
  if (!now.ok()) {
    token = await signInByCalls(request, 'superuser');
    now = await ask();
  }
  const { dic_services_list: [flags] = [] } = (await now.json()) as {
    dic_services_list?: { sales_hub: boolean }[];
  };
  const data = { user, sales_hub: !flags?.sales_hub };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post(address, { headers, data, ...onKeptConnection });
  if (!answer.ok()) throw new Error(`The services were not changed: ${answer.status()}`);
};
