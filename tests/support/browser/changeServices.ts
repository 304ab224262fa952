import type { APIRequestContext } from '@playwright/test';
import { accountEmail, seededPassword } from '../../../mock-server/dev/accounts';
import { countMails, nextCode } from './mail';
import { withRetries } from './withRetries';

/** Signs in by calls alone, for an account with mailed codes. Returns the access token. */
export const signInByApi = async (request: APIRequestContext, account: string): Promise<string> => {
  const email = accountEmail(account);
  const mailsBefore = await countMails(request, email);
  const post = async (path: string, data: object) =>
    (await (await request.post(path, { data, ...withRetries })).json()) as Record<string, string>;
  const { otp_access } = await post('/api/user/login/', { email, password: seededPassword });
  const otp = await nextCode(request, email, mailsBefore);
  const { access = '' } = await post('/api/user/verify-otp/', { otp, otp_access, remember_me: false });
  return access;
};

const address = '/api/user/dic-services/';

/** Cached, because each worker has one server. */
let token = '';

/**
 * Toggles a service of a user as the superuser, without a browser. The user gets one notification.
 */
export const changeServices = async (request: APIRequestContext, user: number): Promise<void> => {
  const ask = () =>
    request.get(`${address}?user_id=${user}`, {
      headers: { authorization: `Bearer ${token}` },
      ...withRetries,
    });
  let now = await ask();
  if (!now.ok()) {
    token = await signInByApi(request, 'superuser');
    now = await ask();
  }
  const { dic_services_list: [flags] = [] } = (await now.json()) as {
    dic_services_list?: { sales_hub: boolean }[];
  };
  const data = { user, sales_hub: !flags?.sales_hub };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post(address, { headers, data, ...withRetries });
  if (!answer.ok()) throw new Error(`The services were not changed: ${answer.status()}`);
};
