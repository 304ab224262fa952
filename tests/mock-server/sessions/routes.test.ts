import { expect, it } from 'vitest';
import { serverForFile } from '../../support/serverForFile';

interface Session {
  user_activate_session_id: number;
  ip_address: string;
  device_info: Record<string, string>;
  location: Record<string, string>;
}

const server = serverForFile();

const path = '/api/user/active-sessions-manage/';
const list = async (token: string, id?: number) => {
  const { status, body } = await server.call('GET', id === undefined ? path : `${path}?id=${id}`, { token });
  return {
    status,
    current: body['current_active_session'] as Session | null,
    others: (body['other_active_session'] ?? []) as Session[],
  };
};
const end = (token: string, id: number) => server.call('DELETE', `${path}?id=${id}`, { token });

it('the list has the current session apart from the others, with address, location and device', async () => {
  const { access, user } = await server.signIn('superuser');
  const { current, others } = await list(access, user.user_id);
  expect(current).toMatchObject({ ip_address: '127.0.0.1', location: 'Local network' });
  expect(others).toHaveLength(1);
  expect(others[0]).toMatchObject({ device_info: { Device: 'iPhone' } });
});

it('the server returns 404 for an unknown session and an unknown user', async () => {
  const { access } = await server.signIn('superuser');
  expect((await end(access, 999_999)).status).toBe(404);
  expect((await list(access, 999_999)).status).toBe(404);
});
