import { expect, type Page } from '@playwright/test';
import { withRetries } from './withRetries';
import { signInAs, type AccountName } from './signInAs';

export const rows = (page: Page) => page.getByRole('article');
/** The bell while it shows this count. */
export const unreadBell = (page: Page, count: number) =>
  page.getByRole('link', { name: count ? `Notifications, ${count} unread` : 'Notifications, none unread' });
/** The count below the heading. */
export const countText = (page: Page, text: string) => page.getByText(text, { exact: true });
/** Expectation about the marker of the live connection. */
export const expectLive = (page: Page, state: string) => expect(page.locator(`[data-live=${state}]`));

/** Opens the screen and waits for the live connection. */
export const openNotifications = async (page: Page, account: AccountName, query = '') => {
  await signInAs(page, account, `/notifications${query}`);
  await expectLive(page, 'open').toBeVisible();
};

/** Id of the signed-in user. */
export const userIdOf = (page: Page): Promise<number> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { user_id: number }).user_id);

const authorized = async (page: Page) => ({
  ...withRetries,
  headers: {
    authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken') ?? '')}`,
  },
});

interface StoredNotification {
  id: number;
  is_read: boolean;
  service: string | null;
}

/** The user's notifications on the server, which earlier tests may have left there. */
export const serverNotifications = async (page: Page): Promise<StoredNotification[]> => {
  const options = await authorized(page);
  return (await (await page.request.get('/api/user/notification/', options)).json()) as StoredNotification[];
};

/** Deletes the notifications of earlier tests. */
export const deleteNotifications = async (page: Page) => {
  const options = await authorized(page);
  for (const { id } of await serverNotifications(page))
    await page.request.delete(`/api/user/notification/${id}/`, options);
  await expect(rows(page)).toHaveCount(0);
};

/** Ends the user's other sessions, so that a new sign-in does not end this one. */
export const endOtherSessions = async (page: Page) => {
  const options = await authorized(page);
  const address = '/api/user/active-sessions-manage/?id=';
  const answer = await page.request.get(`${address}${await userIdOf(page)}`, options);
  const { other_active_session: others } = (await answer.json()) as {
    other_active_session: { user_activate_session_id: number }[];
  };
  for (const { user_activate_session_id: id } of others)
    await page.request.delete(`${address}${id}`, options);
};
