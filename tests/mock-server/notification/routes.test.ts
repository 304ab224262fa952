import { expect, it } from 'vitest';
import { callAs, serverForFile } from '../../support/serverForFile';

const server = serverForFile({ seed: { users: 12, notifications: 12, files: 0, logs: 0 } });
const call = callAs(server, 'superuser');

interface ListedNotification {
  id: number;
  is_read: boolean;
  created_at: string;
}

const path = '/api/user/notification/';
const list = async () => JSON.parse((await call('GET', path)).text) as ListedNotification[];

it('notifications are listed in pages where a page is requested', async () => {
  const page = async (query: string) => (await call('GET', `${path}?${query}`)).body;
  const all = await list();
  expect(await page('page=2&page_size=5')).toMatchObject({
    count: 12,
    next: '?page_size=5&page=3',
    previous: '?page_size=5&page=1',
    results: all.slice(5, 10),
  });
  expect(await page('page=1')).toMatchObject({ count: 12, next: null, results: all });
  expect((await call('GET', `${path}?page=4&page_size=5`)).status).toBe(404);
});
