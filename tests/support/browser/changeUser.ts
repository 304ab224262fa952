import type { APIRequestContext } from '@playwright/test';
import { authorized, getSession } from './sessionCache';

const address = '/api/user/dic-services/';

/** Toggles a service of a user, who gets one notification. */
const changeServices = async (request: APIRequestContext, user: number): Promise<void> => {
  const options = authorized(await getSession(request, 'superuser'));
  const now = await request.get(`${address}?user_id=${user}`, options);
  const { dic_services_list: [flags] = [] } = (await now.json()) as {
    dic_services_list?: { sales_hub: boolean }[];
  };
  const data = { user, sales_hub: !flags?.sales_hub };
  const response = await request.post(address, { ...options, data });
  if (!response.ok()) throw new Error(`The services were not changed: ${response.status()}`);
};

/** Changes fields of a user by the superuser. */
export const changeAccount = async (
  request: APIRequestContext,
  user: number,
  fields: Record<string, string>,
): Promise<void> => {
  const options = authorized(await getSession(request, 'superuser'));
  const response = await request.patch(`/api/user/manage/${user}/`, { ...options, multipart: fields });
  if (!response.ok()) throw new Error(`The account was not changed: ${response.status()}`);
};

let sent = 0;

/** Sends a user a notification of another title than the one before, as a run of the same would fold. */
export const sendNotification = (request: APIRequestContext, user: number): Promise<void> =>
  sent++ % 2 === 0 ? changeServices(request, user) : changeAccount(request, user, { title: 'Engineer' });
