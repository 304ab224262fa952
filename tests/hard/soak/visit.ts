import { WebSocket } from 'ws';
import { accountEmail, seededPassword } from '../../../mock-server/dev/accounts';
import { createClient } from '../../support/client';
import { createFile, createForm } from '../../support/uploads';

/**
 * Visits the portal as one user: signs in, opens a socket, reads lists, changes, uploads and deletes data, and
 * leaves. Includes a wrong password, an invalid form and an aborted request. Rejects on a 5xx.
 */
export const visit = async (url: string, account: string, visitNumber: number): Promise<void> => {
  const client = createClient(url, () => null);
  let token: string | undefined;
  const call = async (method: string, path: string, body?: object) => {
    const { status, text } = await client(method, path, { body, token });
    if (status >= 500) throw new Error(`${method} ${path} returned ${status}: ${text}`);
    return (/^[[{]/.test(text) ? JSON.parse(text) : {}) as Record<string, unknown>;
  };

  const email = accountEmail(account);
  await call('POST', '/api/user/login/', { email, password: 'wrong password' });
  const { access, refresh, user } = await call('POST', '/api/user/login/', {
    email,
    password: seededPassword,
  });
  token = String(access);
  const { notification_key } = user as { notification_key: string };

  const socket = new WebSocket(`${url.replace('http', 'ws')}/secure/notifications/${notification_key}/`);
  // The socket closes if another visit with this account ended the session.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await Promise.race([new Promise((resolve) => socket.once('open', resolve)), closed]);
  if (socket.readyState === socket.OPEN) socket.send('{"command": "fetch_notifications"}');

  await call('GET', '/healthz');
  await call('GET', '/api/docs/openapi.json');
  await call('GET', '/api/user/manage/?page=1&search=a');
  await call('POST', '/api/user/details/', createForm({ title: `Visit ${visitNumber}` }));
  const abort = new AbortController();
  const request = { headers: { authorization: `Bearer ${token}` }, signal: abort.signal };
  const aborted = fetch(`${url}/api/user/manage/?page=1&page_size=50`, request).catch(() => undefined);
  abort.abort();
  await aborted;

  const folder = await call('POST', '/api/media-library-folder/', { name: `Visit ${visitNumber}` });
  const file = createFile('visit.txt', 'text '.repeat(20_000));
  await call('POST', '/api/user/media-library/', createForm({ folder: String(folder['id']), file }));
  await call('POST', '/api/user/media-library/', createForm({ folder: 'none', file }));
  await call('DELETE', `/api/media-library-folder/${String(folder['id'])}/`);
  const notifications: unknown = await call('GET', '/api/user/notification/');
  for (const { id } of Array.isArray(notifications) ? (notifications as { id: number }[]) : [])
    await call('DELETE', `/api/user/notification/${id}/`);

  // Half of the visits sign out; the others lose their connection.
  if (visitNumber % 2 === 0) {
    await call('POST', '/api/user/logout/', { refresh, notification_key });
    socket.close();
  } else socket.terminate();
  await closed;
};
