import { expect, type Page } from '@playwright/test';
import { onKeptConnection } from './onKeptConnection';
import { signInAs, type AccountName } from './signInAs';

/** The notifications on the screen. */
export const rows = (page: Page) => page.getByRole('article');
/** The bell when it says so many. */
export const unreadBell = (page: Page, count: number) =>
  page.getByRole('link', { name: count ? `Notifications, ${count} unread` : 'Notifications, none unread' });
/** The heading's line that counts. */
export const count = (page: Page, text: string) => page.getByText(text, { exact: true });
/** The mark of the live connection, to be expected. */
export const live = (page: Page, state: string) => expect(page.locator(`[data-live=${state}]`));

/** Opens the screen once the connection stands. */
export const openNotifications = async (page: Page, account: AccountName, query = '') => {
  await signInAs(page, account, `/notifications${query}`);
  await live(page, 'open').toBeVisible();
};

/** Who is signed in. */
export const userIdOf = (page: Page): Promise<number> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { user_id: number }).user_id);

const authorized = async (page: Page) => ({
  ...onKeptConnection,
  headers: {
    authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken') ?? '')}`,
  },
});

interface Known {
  id: number;
  is_read: boolean;
  service: string | null;
}

/** What the server has for that user: other tests leave their traces in the portal that they share. */
export const onServer = async (page: Page): Promise<Known[]> => {
  const options = await authorized(page);
  return (await (await page.request.get('/api/user/notification/', options)).json()) as Known[];
};

/** The user starts without notifications of earlier tests. */
export const withoutNotifications = async (page: Page) => {
  const options = await authorized(page);
  for (const { id } of await onServer(page))
    await page.request.delete(`/api/user/notification/${id}/`, options);
  await expect(rows(page)).toHaveCount(0);
};

/** The user has no session but this one, so that a sign-in elsewhere ends none. */
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
