import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backendForFile } from '../../support/backendForFile';
import { openAsUser } from '../../support/openAsUser';
import { jsonResponse, type SentCall } from '../../support/stubFetch';

const backend = backendForFile();
const nativeFetch = globalThis.fetch;

const path = '/api/user/notification/';

/** Asks the backend for the first page where the portal asks for the list, as a server that always pages. */
const firstPage = ({ method, path: asked }: SentCall) =>
  method === 'GET' && asked === path
    ? nativeFetch(`${backend.url}${path}?page=1&page_size=15`, {
        headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
      })
    : undefined;

it('notifications in pages show what has come and the server’s count, say what is missing, and are retried', async () => {
  let fail: () => void = () => {};
  const { user, sent, setInterceptor } = await openAsUser(backend, {
    account: 'superuser',
    path: '/notifications',
    intercept: (call) =>
      call.path.includes('page=3')
        ? new Promise<Response>((resolve) => (fail = () => resolve(jsonResponse(500, {}))))
        : firstPage(call),
  });
  expect(await screen.findByText('40 notifications')).toBeVisible();
  expect(screen.getByText('Loading the rest...')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(15);
  expect(screen.getByLabelText('Notifications, 12 unread so far, loading the rest')).toHaveTextContent('12+');

  fail();
  expect(await screen.findByText('Error loading notifications')).toBeVisible();
  expect(await screen.findByText('Only the newest 15 are loaded.')).toBeVisible();
  expect(screen.getByLabelText('Notifications, at least 12 unread')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(15);

  setInterceptor(firstPage);
  await user.click(screen.getByText('Try Again'));
  expect(await screen.findByLabelText('Notifications, 12 unread')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(40);
  expect(screen.getByText('40 notifications')).toBeVisible();
  expect(screen.queryByText(/Only the newest/)).toBeNull();
  const calls = sent
    .filter((call) => call.method === 'GET' && call.path.startsWith(path))
    .map((call) => call.path);
  expect(calls.slice(0, 3)).toEqual([path, `${path}?page_size=15&page=2`, `${path}?page_size=15&page=3`]);
});
