import type { APIRequestContext } from '@playwright/test';
import { accountEmail } from '../../../mock-server/dev/accounts';
import { signInByCalls } from '../signInByCalls';
import { countMails, nextCode } from './mail';
import { withRetries } from './withRetries';

/** Signs in by calls alone, for an account with mailed codes. Returns the access token. */
export const signInByApi = async (request: APIRequestContext, account: string): Promise<string> => {
  const email = accountEmail(account);
  const mailsBefore = await countMails(request, email);
  const post = async (path: string, data: object) =>
    (await (await request.post(path, { data, ...withRetries })).json()) as object;
  const mailedCode = () => nextCode(request, email, mailsBefore);
  return (await signInByCalls(email, { post, mailedCode })).access ?? '';
};

const address = '/api/user/dic-services/';

/** Cached, because each worker has one server. */
let token = '';

/** By the superuser, without a browser. */
const asSuperuser = async (request: APIRequestContext) => {
  const authorized = () => ({ headers: { authorization: `Bearer ${token}` }, ...withRetries });
  if (!(await request.get('/api/user/dic-services/', authorized())).ok())
    token = await signInByApi(request, 'superuser');
  return authorized();
};

/** Toggles a service of a user, who gets one notification. */
export const changeServices = async (request: APIRequestContext, user: number): Promise<void> => {
  const options = await asSuperuser(request);
  const now = await request.get(`${address}?user_id=${user}`, options);
  const { dic_services_list: [flags] = [] } = (await now.json()) as {
    dic_services_list?: { sales_hub: boolean }[];
  };
  const data = { user, sales_hub: !flags?.sales_hub };
  const answer = await request.post(address, { ...options, data });
  if (!answer.ok()) throw new Error(`The services were not changed: ${answer.status()}`);
};

const changeAccount = async (request: APIRequestContext, user: number): Promise<void> => {
  const options = await asSuperuser(request);
  const answer = await request.patch(`/api/user/manage/${user}/`, {
    ...options,
    multipart: { title: 'Engineer' },
  });
  if (!answer.ok()) throw new Error(`The account was not changed: ${answer.status()}`);
};

let sent = 0;

/** Sends a user a notification of another title than the one before, as a run of the same would fold. */
export const sendNotification = (request: APIRequestContext, user: number): Promise<void> =>
  sent++ % 2 === 0 ? changeServices(request, user) : changeAccount(request, user);
