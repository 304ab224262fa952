import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { sendNotification } from './changeUser';
import { authorized, getSession } from './sessionCache';
import { signInAs, type AccountName } from './signInAs';

export const rows = (page: Page) => page.getByRole('article');
/** The bell while it shows this count. */
export const unreadBell = (page: Page, count: number) =>
  page.getByRole('link', { name: `Notifications, ${count} unread` });
/** The count below the heading. */
export const countText = (page: Page, text: string) => page.getByText(text, { exact: true });
/** Expectation about the state of the live connection, which is said only while it is lost. */
export const expectConnection = (page: Page, state: string) => expect(page.locator(`[data-live=${state}]`));

/** Opens the screen and waits for the live connection. */
export const openNotifications = async (page: Page, account: AccountName) => {
  await signInAs(page, account, '/notifications');
  await expectConnection(page, 'open').toBeAttached();
};

const address = '/api/user/notification/';

interface StoredNotification {
  id: number;
  is_read: boolean;
  service: string | null;
}

/** The notifications of the account on the server. */
export const storedNotifications = async (request: APIRequestContext, account: AccountName) => {
  const options = authorized(await getSession(request, account));
  return (await (await request.get(address, options)).json()) as StoredNotification[];
};

/** Leaves the account with `count` new notifications. Returns the id of its user. */
export const replaceNotifications = async (
  request: APIRequestContext,
  account: AccountName,
  count: number,
): Promise<number> => {
  const session = await getSession(request, account);
  for (const { id } of await storedNotifications(request, account))
    await request.delete(`${address}${id}/`, authorized(session));
  const { user_id: userId } = session.user;
  for (let sent = 0; sent < count; sent += 1) await sendNotification(request, userId);
  return userId;
};
