import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NotificationMode } from '../../../src/model/notificationModes';
import { startServer, type TestServer } from '../../support/startServer';

let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await startServer();
  token = (await server.signIn('direct')).access;
});
afterAll(() => server.close());

const path = '/api/user/dic-services-list/';
const call = (method: string, address: string, body?: object) =>
  server.call(method, address, { token, ...(body ? { body } : {}) });

/** A seeded person who has a service that no seed puts into the catalogue, or not. */
const person = (name: string, active_projects: boolean, mode: NotificationMode) => {
  const { db } = server.context;
  const { id, email } = db.find('users', (user) => user.email === `${name}@pulsehub.test`) ?? {
    id: 0,
    email: '',
  };
  db.update('service_access', id, { active_projects });
  db.update('notification_control', id, { update_user_dic_services_notifications: mode });
  const known = db.allBy('notifications', 'user', id).length;
  const mailed = db.all('mails').length;
  return {
    told: () =>
      db
        .allBy('notifications', 'user', id)
        .slice(known)
        .map(({ title }) => title),
    mails: () =>
      db
        .all('mails')
        .slice(mailed)
        .flatMap(({ to, subject }) => (to === email ? [subject] : [])),
  };
};

it('who has a service is told of what becomes of it, by their preference, and nobody else', async () => {
  const inApp = person('member', true, 1);
  const byMail = person('both', true, 2);
  const silent = person('totp', true, 0);
  const without = person('newcomer', false, 3);
  const service = {
    name: 'Active Projects',
    code_name: 'active_projects',
    prod_frontend_url: 'https://projects.example',
  };

  const { id } = (await call('POST', path, service)).body;
  const one = `${path}${String(id)}/`;
  await call('PUT', one, { ...service, description: 'All that runs' });
  // Neither a save without a change nor a refused one is news.
  await call('PUT', one, { ...service, description: 'All that runs' });
  await call('PUT', one, { ...service, name: '' });
  await call('DELETE', one);

  const news = ['A service was added', 'A service was changed', 'A service was removed'];
  expect([inApp.told(), inApp.mails()]).toEqual([news, []]);
  expect([byMail.told(), byMail.mails()]).toEqual([[], news]);
  for (const { told, mails } of [silent, without]) expect([told(), mails()]).toEqual([[], []]);
});
