import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import type { ServiceFlags } from '../../../src/model/dic-services/services';
import { setUpServer, setUpTokens } from '../../support/setUpServer';

interface Services {
  success: boolean;
  dic_services: (Record<'frontend_url' | 'backend_url', string | null> & {
    code_name: string;
    description: string;
  })[];
  dic_services_list: (ServiceFlags & Record<string, unknown>)[];
}

const server = setUpServer();
const tokens: Record<string, string> = setUpTokens(server, 'superuser', 'staff', 'member', 'newcomer');

const services = async (as: string, query = '') => {
  const { status, body } = await server.call('GET', `/api/user/dic-services/${query}`, { token: tokens[as] });
  return { status, ...(body as unknown as Services) };
};

const set = (as: string, body: unknown) =>
  server.call('POST', '/api/user/dic-services/', { token: tokens[as], body });

describe('one’s own services', () => {
  it.each([
    ['superuser', 11],
    ['member', 5],
    ['newcomer', 0],
  ])('returns for %s %i enabled cards with URLs of this server', async (name, count) => {
    const { success, dic_services, dic_services_list } = await services(name);
    const [entry] = dic_services_list;
    const enabled = dic_services.filter(({ code_name }) => entry?.[code_name] === true);
    expect([success, enabled.length]).toEqual([true, count]);
    expect(entry).toMatchObject({ user: server.user(name).id });
    for (const { code_name, frontend_url, backend_url } of enabled) {
      expect(frontend_url).toBe(`${server.url}/dev/companion/${code_name}`);
      expect(backend_url).toBe(server.url);
    }
  });

  it('names the services that the user lacks without their URLs', async () => {
    const { dic_services, dic_services_list } = await services('member');
    const missing = dic_services.filter(({ code_name }) => dic_services_list[0]?.[code_name] !== true);
    expect(missing).toHaveLength(6);
    const noUrls = { link: null, frontend_url: null, backend_url: null };
    for (const card of missing) expect(card).toMatchObject(noUrls);
    for (const card of missing) expect(card.description).toMatch(/\w/);
    expect(dic_services_list[0]).not.toHaveProperty('business_hub_info');
  });

  it('omits a service that was removed from the catalogue', async () => {
    const { db } = server.context;
    const row = db.all('dic_services').find(({ code_name }) => code_name === 'duratrans');
    if (!row) throw new Error('duratrans is not seeded.');
    db.remove('dic_services', row.id);
    const { dic_services, dic_services_list } = await services('member', '?user_id=');
    db.insert('dic_services', row);
    expect(dic_services.map(({ code_name }) => code_name)).not.toContain('duratrans');
    expect(dic_services_list[0]?.duratrans).toBe(true);
  });
});

describe('changing another user’s services', () => {
  it('changes only the services in the request and notifies the user', async () => {
    const user = server.user('newcomer').id;
    const response = await set('superuser', { user, ai_hub: true });
    const { dic_services, dic_services_list } = await services('newcomer');
    const body = { success: true, message: 'DIC services updated successfully.' };
    expect(response).toMatchObject({ status: 200, body });
    const opened = dic_services.filter(({ frontend_url }) => frontend_url !== null);
    expect(opened.map(({ code_name }) => code_name)).toEqual(['ai_hub']);
    expect(dic_services_list[0]?.shm).toBe(false);
    expect(server.context.db.findAllBy('notifications', 'user', user)).toHaveLength(1);
    await set('superuser', { user, ai_hub: true });
    expect(server.context.db.findAllBy('notifications', 'user', user)).toHaveLength(1);
  });

  it('rejects an unknown user', async () => {
    const errors = { user: [expect.stringMatching(/\.$/)] };
    expect(await set('superuser', { user: 99_999, shm: true })).toMatchObject({ status: 400, body: errors });
  });

  it.each([
    ['en', 'coffee', true, 'There is no service "coffee".'],
    ['fr', 'coffee', true, 'Il n’existe pas de service « coffee ».'],
    ['ar', 'id', true, 'لا توجد خدمة باسم «\u2068id\u2069».'],
    ['en', 'ledger', 1, 'Must be a valid boolean.'],
  ])('rejects in %s, for %s, the value %j', async (language, code, value, sentence) => {
    const user = server.user('newcomer').id;
    const before = server.context.db.get('service_access', user);
    const headers = { 'accept-language': language };
    const body = { user, shm: true, [code]: value };
    const token = tokens['superuser'];
    const response = await server.call('POST', '/api/user/dic-services/', { token, body, headers });
    expect(response).toMatchObject({ status: 400, body: { [code]: [sentence] } });
    expect(server.context.db.get('service_access', user)).toEqual(before);
  });
});

describe('service added to the catalogue', () => {
  const list = '/api/user/dic-services-list/';
  const asSuperuser = (method: string, path: string, body?: object) =>
    server.call(method, path, { token: tokens['superuser'], body });
  const add = (code_name: string) =>
    asSuperuser('POST', list, { name: 'Payroll', code_name, prod_frontend_url: 'https://payroll.example' });

  it('can be granted, disappears with its removal, and keeps its flag when added again', async () => {
    const { id: user } = server.addUser();
    const fetchFlag = async () => {
      const { dic_services, dic_services_list } = await services('superuser', `?user_id=${user}`);
      const card = dic_services.find(({ code_name }) => code_name === 'pay.roll');
      return [card && card.frontend_url !== null, dic_services_list[0]?.['pay.roll']];
    };
    expect(await fetchFlag()).toEqual([undefined, undefined]);
    const { body } = await add('pay.roll');
    expect(await fetchFlag()).toEqual([false, false]);
    expect((await set('superuser', { user, 'pay.roll': true })).status).toBe(200);
    expect(await fetchFlag()).toEqual([true, true]);
    await asSuperuser('DELETE', `${list}${String(body['id'])}/`);
    expect(await fetchFlag()).toEqual([undefined, undefined]);
    expect((await set('superuser', { user, 'pay.roll': true })).status).toBe(400);
    await set('superuser', { user, shm: true });
    const again = await add('pay.roll');
    expect(await fetchFlag()).toEqual([true, true]);
    await asSuperuser('DELETE', `${list}${String(again.body['id'])}/`);
  });

  it.each(['id', 'User', 'dic_services_id', 'financial_info'])(
    'cannot have the code name %s',
    async (code) => {
      const errors = { code_name: ['This code name is reserved.'] };
      expect(await add(code)).toMatchObject({ status: 400, body: errors });
    },
  );
});

it('lets only superusers change or take a code name that users have access to', async () => {
  const list = '/api/user/dic-services-list/';
  const url = { prod_frontend_url: 'https://swap.example' };
  const { id: user } = server.addUser();
  const send = (caller: string, method: string, path: string, fields: object) =>
    server.call(method, list + path, { token: tokens[caller], body: { name: 'Swap', ...url, ...fields } });
  const added = await send('superuser', 'POST', '', { code_name: 'granted' });
  const granted = `${String(added.body['id'])}/`;
  expect((await set('superuser', { user, granted: true })).status).toBe(200);
  const free = `${String((await send('staff', 'POST', '', { code_name: 'free' })).body['id'])}/`;
  const detail = 'Only superusers can change a code name that users have access to.';
  const refused = { status: 403, body: { detail, code_name: [detail] } };

  expect(await send('staff', 'PUT', granted, { code_name: 'parked' })).toMatchObject(refused);
  expect((await send('superuser', 'PUT', granted, { code_name: 'parked' })).status).toBe(200);
  expect(await send('staff', 'PUT', free, { code_name: 'granted' })).toMatchObject(refused);
  expect(await send('staff', 'POST', '', { code_name: 'granted' })).toMatchObject(refused);
  expect((await send('staff', 'PUT', free, { code_name: 'still_free' })).status).toBe(200);
  expect((await send('superuser', 'PUT', free, { code_name: 'granted' })).status).toBe(200);
  expect((await send('staff', 'PUT', free, { code_name: 'granted', name: 'Named' })).status).toBe(200);
});

describe('POST {backend}/api/pulsehub-auth/', () => {
  const open = (pulshub_token: unknown) =>
    server.call('POST', '/api/pulsehub-auth/', { body: { pulshub_token } });

  it('returns the owner of the token, with new tokens', async () => {
    const { refresh } = await server.signIn('direct');
    const { status, body } = await open(tokens['member']);
    const { id, email } = server.user('member');
    expect([status, body]).toMatchObject([200, { id, email, is_staff: false, is_active: true }]);
    expect([tokens['member'], refresh]).not.toContain(body['refresh']);
    expect(JSON.stringify(body)).not.toMatch(/password|notification_key/);
  });

  it('issues a token that the portal does not accept, with the same expiry', async () => {
    const portalToken = tokens['member'] ?? '';
    const serviceToken = String((await open(portalToken)).body['access']);
    const [issued, given] = [decodeJwt(serviceToken), decodeJwt(portalToken)];
    expect(issued).toMatchObject({ token_type: 'service', aud: 'pulsehub-service' });
    expect(issued['exp']).toBeLessThanOrEqual(Number(given['exp']));
    const refused = [
      await server.call('GET', '/api/user/details/', { token: serviceToken }),
      await server.call('POST', '/api/user/token-refresh/', { body: { refresh: serviceToken } }),
      await open(serviceToken),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  const endedToken = async () => {
    const { access, user } = await server.signIn('demo');
    for (const { id } of server.context.db.findAllBy('sessions', 'user', user.user_id))
      server.context.db.remove('sessions', id);
    return access;
  };

  it.each([
    ['a refresh token', async () => (await server.signIn('direct')).refresh],
    ['the token of an ended session', endedToken],
  ])('returns 401 for %s', async (_what, token) => {
    expect((await open(await token())).status).toBe(401);
  });
});
