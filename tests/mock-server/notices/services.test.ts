import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { NotificationMode } from '../../../src/model/notification/notificationModes';
import { stringMatching } from '../../support/matchers';
import { callAs, setUpServer } from '../../support/setUpServer';

const server = setUpServer();
const call = callAs(server, 'direct');
const callAsSuperuser = callAs(server, 'superuser');

const path = '/api/user/dic-services-list/';

/** Returns a function that lists the user's new notifications. */
const watchNotifications = (user: number) => {
  const all = () => server.context.db.findAllBy('notifications', 'user', user);
  const earlier = all().length;
  return () => all().slice(earlier);
};

/** Adds a user with or without the service `active_projects`, which the seeded catalogue lacks. */
const prepareUser = (active_projects: boolean, mode: NotificationMode, is_active = true) => {
  const { db } = server.context;
  const { id, email } = server.addUser({ is_active });
  db.update('service_access', id, { active_projects });
  db.update('notification_control', id, { update_user_dic_services_notifications: mode });
  const notes = () => db.findAllBy('notifications', 'user', id);
  return () => [notes().map(({ title }) => title), server.mailsTo(email).map(({ subject }) => subject)];
};

it('notifies only active users of a service about its changes, by their preference', async () => {
  const [inApp, byMail] = [prepareUser(true, 1), prepareUser(true, 2)];
  const [silent, without] = [prepareUser(true, 0), prepareUser(false, 3)];
  const inactive = prepareUser(true, 3, false);
  const frontend = { prod_frontend_url: 'https://projects.example' };
  const service = { name: 'Active Projects', code_name: 'active_projects', ...frontend };

  const { id } = (await callAsSuperuser('POST', path, service)).body;
  const one = `${path}${String(id)}/`;
  await call('PUT', one, { ...service, description: 'All that runs' });
  // Neither a save without a change nor a rejected one notifies anybody.
  await call('PUT', one, { ...service, description: 'All that runs' });
  await call('PUT', one, { ...service, name: '' });
  await call('DELETE', one);

  const titles = ['A service was added', 'A service was changed', 'A service was removed'];
  expect([inApp(), byMail()]).toEqual([
    [titles, []],
    [[], titles],
  ]);
  expect([silent(), without(), inactive()].flat(2)).toEqual([]);
});

describe('notification of every superuser, and no member', () => {
  const superuser = () => {
    const { db } = server.context;
    const { id } = server.user('superuser');
    // Notifications about tokens ignore the preferences.
    db.update('notification_control', id, { update_user_dic_services_notifications: 0 });
    const notes = watchNotifications(id);
    return () => notes().map(({ message }) => message);
  };
  const service = { name: 'Ledger', code_name: 'ledger', prod_frontend_url: 'https://ledger.example/start' };
  const add = async (fields: object, caller = call) =>
    String((await caller('POST', path, { ...service, ...fields })).body['id']);

  it.each([
    ['dev_backend_url', 'https://elsewhere.example/api'],
    ['demo_frontend_url', '//elsewhere.example'],
    ['prod_frontend_url', 'http:elsewhere.example'],
    ['other_backend_urls', '["https://ledger.example/b", "https://elsewhere.example"]'],
    ['other_frontend_urls', '["https://elsewhere.example/f"]'],
  ])('reports a new origin in %s with author, service, old and new host', async (field, value) => {
    const ledger = { ...service, code_name: `${field}-${randomUUID()}`, name: `Ledger ${field}` };
    const id = await add(ledger);
    const notifiedTitles = superuser();
    const memberNotifications = watchNotifications(server.user('member').id);
    await call('PUT', `${path}${id}/`, { ...ledger, [field]: value });
    const parts = ['direct@pulsehub.test', `Ledger ${field}`, 'elsewhere.example'];
    const oldHost = field === 'prod_frontend_url' ? 'ledger.example' : 'none';
    expect(notifiedTitles()).toHaveLength(1);
    for (const part of [...parts, oldHost]) expect(notifiedTitles()[0]).toContain(part);
    expect(memberNotifications()).toEqual([]);
  });

  it('reports the origins of a new service, but not a new path on a known origin', async () => {
    const notifiedTitles = superuser();
    const ledger = { ...service, code_name: randomUUID(), name: 'Second ledger' };
    const id = await add(ledger);
    expect(notifiedTitles()).toEqual([expect.stringMatching(/Second ledger.*none.*ledger\.example/)]);
    await call('PUT', `${path}${id}/`, { ...ledger, prod_frontend_url: 'https://ledger.example/elsewhere' });
    expect(notifiedTitles()).toHaveLength(1);
  });

  it('reports a service with a code name that users already have access to', async () => {
    const notifiedTitles = superuser();
    const own = { name: 'Quiet', prod_frontend_url: `${server.url}/quiet` };
    const first = await add({ ...own, code_name: 'project_preparation' }, callAsSuperuser);
    const message = stringMatching(/superuser@pulsehub\.test.*Quiet.*project_preparation/);
    expect(notifiedTitles()).toEqual([message]);
    const second = await add({ ...own, code_name: randomUUID() });
    expect(notifiedTitles()).toHaveLength(1);
    await callAsSuperuser('PUT', `${path}${second}/`, { ...service, ...own, code_name: 'active_projects' });
    expect(notifiedTitles()).toHaveLength(2);
    expect(notifiedTitles()[1]).toContain('active_projects');
    for (const id of [first, second]) await call('DELETE', `${path}${id}/`);
  });
});
