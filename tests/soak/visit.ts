import { WebSocket } from 'ws';
import { accountEmail, seededPassword } from '../../mock-server/dev/accounts';

interface SignedIn {
  access: string;
  refresh: string;
  user: { notification_key: string };
}

/**
 * One visit of one user: signs in, opens a socket, reads lists, changes and uploads data, deletes it and
 * leaves. It includes a wrong password, an invalid form and an aborted call. Rejects on a 5xx.
 */
export const visit = async (url: string, account: string, number: number): Promise<void> => {
  let token = '';
  const call = async (method: string, path: string, body?: object, signal?: AbortSignal) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      method,
      ...(signal ? { signal } : {}),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (answer.status >= 500) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return (/^[[{]/.test(text) ? JSON.parse(text) : {}) as Record<string, unknown>;
  };
  const form = (fields: Record<string, string | File>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };

  const email = accountEmail(account);
  await call('POST', '/api/user/login/', { email, password: 'a wrong one' });
  const signedIn = (await call('POST', '/api/user/login/', {
    email,
    password: seededPassword,
  })) as unknown as SignedIn;
  token = signedIn.access;
  const { notification_key } = signedIn.user;

  const socket = new WebSocket(`${url.replace('http', 'ws')}/secure/notifications/${notification_key}/`);
  // The socket closes if another visit of this account has ended the session.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await Promise.race([new Promise((resolve) => socket.once('open', resolve)), closed]);
  if (socket.readyState === socket.OPEN) socket.send('{"command": "fetch_notifications"}');

  await call('GET', '/healthz');
  await call('GET', '/api/docs/openapi.json');
  await call('GET', '/api/user/manage/?page=1&search=a');
  await call('POST', '/api/user/details/', form({ title: `Visit ${number}` }));
  const abort = new AbortController();
  const aborted = call('GET', '/api/user/manage/?page=1&page_size=50', undefined, abort.signal).catch(
    () => undefined,
  );
  abort.abort();
  await aborted;

  const folder = await call('POST', '/api/media-library-folder/', { name: `Visit ${number}` });
  const file = new File(['text '.repeat(20_000)], 'visit.txt');
  await call('POST', '/api/user/media-library/', form({ folder: String(folder['id']), file }));
  await call('POST', '/api/user/media-library/', form({ folder: 'none', file }));
  await call('DELETE', `/api/media-library-folder/${String(folder['id'])}/`);
  const notifications: unknown = await call('GET', '/api/user/notification/');
  for (const { id } of Array.isArray(notifications) ? (notifications as { id: number }[]) : [])
    await call('DELETE', `/api/user/notification/${id}/`);

  // Every second visit signs out; the others lose their connection.
  if (number % 2 === 0) {
    await call('POST', '/api/user/logout/', { refresh: signedIn.refresh, notification_key });
    socket.close();
  } else socket.terminate();
  await closed;
};
