import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildNotification } from '../../support/buildNotification';
import { setUpBackend } from '../../support/setUpBackend';
import { openAsUser } from '../../support/openAsUser';
import { jsonResponse, pathsBelow, respondTo, type SentCall } from '../../support/stubFetch';

const backend = setUpBackend();
const nativeFetch = globalThis.fetch;

const path = '/api/user/notification/';

/** Simulates a server that always paginates. */
const fetchFirstPage = ({ method, path: requestPath }: SentCall) =>
  method === 'GET' && requestPath === path
    ? nativeFetch(`${backend.url}${path}?page=1&page_size=15`, {
        headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
      })
    : undefined;

it('shows loaded pages and the total, reports missing pages and retries', async () => {
  let failRequest: () => void = () => {};
  const { user, sent, setInterceptor } = await openAsUser(backend, {
    account: 'superuser',
    path: '/notifications',
    intercept: (call) =>
      call.path.includes('page=3')
        ? new Promise<Response>((resolve) => (failRequest = () => resolve(jsonResponse(500, {}))))
        : fetchFirstPage(call),
  });
  expect(await screen.findByText('40 notifications')).toBeVisible();
  expect(screen.getByText('Loading the rest...')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(15);
  expect(screen.getByLabelText('Notifications, 12 unread so far, still loading')).toHaveTextContent('12+');

  failRequest();
  expect(await screen.findByText('Error loading notifications')).toBeVisible();
  expect(await screen.findByText('Only the newest 15 are loaded.')).toBeVisible();
  expect(screen.getByLabelText('Notifications, at least 12 unread')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(15);

  setInterceptor(fetchFirstPage);
  await user.click(screen.getByText('Try Again'));
  expect(await screen.findByLabelText('Notifications, 12 unread')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(40);
  expect(screen.getByText('40 notifications')).toBeVisible();
  expect(screen.queryByText(/Only the newest/)).toBeNull();
  expect(pathsBelow(sent, path).slice(0, 3)).toEqual([
    path,
    `${path}?page_size=15&page=2`,
    `${path}?page_size=15&page=3`,
  ]);
});

it('reports notifications that cannot be loaded', async () => {
  const options = { account: 'member', path: '/notifications', intercept: respondTo('GET', path, 500, {}) };
  await openAsUser(backend, options);
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading notifications');
  expect(screen.getByText('Failed to load notifications. Please try again.')).toBeVisible();
});

it('reports services that cannot be loaded once, and retries', async () => {
  let isDown = true;
  const { user } = await openAsUser(backend, {
    account: 'superuser',
    path: '/notifications',
    intercept: ({ path: requestPath }) =>
      isDown && requestPath.startsWith('/api/user/dic-services/') ? jsonResponse(404, {}) : undefined,
  });
  const failure = 'Your services could not be loaded, so notifications do not open them.';
  expect(await screen.findByText(failure)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Trip approved' })).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('link', { name: 'Trip approved' })).not.toHaveLength(0);
  expect(screen.queryByText(failure)).toBeNull();
});

it('shows forbidden destinations as text', async () => {
  const list = [
    buildNotification({ id: 1, title: 'Somebody new', other_data: { subject: { kind: 'user', id: 12 } } }),
    buildNotification({ id: 2, title: 'Your profile', other_data: { subject: { kind: 'profile' } } }),
  ];
  await openAsUser(backend, {
    account: 'newcomer',
    path: '/notifications',
    intercept: respondTo('GET', path, 200, list),
  });
  expect(await screen.findByRole('link', { name: 'Your profile' })).toBeVisible();
  const rows = screen.getAllByRole('article');
  expect(rows.flatMap((row) => within(row).queryAllByRole('link'))).toHaveLength(1);
});

describe('run of notifications', () => {
  const run = Array.from({ length: 4 }, (_, index) =>
    buildNotification({
      id: 10 - index,
      title: 'A session was ended',
      message: `Session ${index + 1}`,
      is_read: index > 0,
    }),
  );
  const list = [...run, buildNotification({ id: 1, title: 'Trip closed' })];
  const openRun = () =>
    openAsUser(backend, {
      account: 'member',
      path: '/notifications',
      intercept: ({ path: requestPath, method }) => {
        if (requestPath === path) return jsonResponse(200, list);
        return requestPath.startsWith(path)
          ? new Response(null, { status: method === 'DELETE' ? 204 : 200 })
          : undefined;
      },
    });
  const getRowNames = () =>
    screen
      .getAllByRole('article')
      .map(
        (row) =>
          `${within(row).getByRole('heading').textContent}, ${row.getAttribute('aria-posinset')} of ${row.getAttribute('aria-setsize')}`,
      );

  it('is one row, unfolded by key or click, except in search results, which deselect what they hide', async () => {
    const { user } = await openRun();
    await screen.findByRole('heading', { name: 'Unread A session was ended × 4' });
    expect(getRowNames()).toEqual(['Unread A session was ended × 4, 1 of 2', 'Unread Trip closed, 2 of 2']);
    await user.keyboard('jo');
    expect(getRowNames()).toHaveLength(6);
    expect(screen.getByText('Session 4')).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: 'Show all: A session was ended × 4', expanded: true }),
    );
    expect(getRowNames()).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: 'Select: A session was ended × 4' }));
    const search = screen.getByRole('textbox', { name: 'Search notifications' });
    await user.type(search, 'Session 3');
    await waitFor(() => expect(getRowNames()).toEqual(['A session was ended, 1 of 1']));
    await user.clear(search);
    await waitFor(() => expect(getRowNames()).toHaveLength(2));
    expect(screen.getByText('1 selected')).toBeVisible();
  });

  it('is selected, marked and deleted together', async () => {
    const { user, sent } = await openRun();
    await user.click(await screen.findByRole('checkbox', { name: 'Select: A session was ended × 4' }));
    expect(screen.getByText('4 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select: A session was ended × 4' }));
    await user.click(screen.getByRole('button', { name: 'Mark as Read: A session was ended × 4' }));
    await screen.findByRole('heading', { name: 'A session was ended × 4' });
    expect(sent.filter(({ method }) => method === 'PATCH').map((call) => call.path)).toEqual([`${path}10/`]);
    await user.click(screen.getByRole('button', { name: 'Delete: A session was ended × 4' }));
    expect(getRowNames()).toEqual(['Unread Trip closed, 1 of 1']);
    expect(await screen.findByText('4 notifications deleted.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(getRowNames()).toHaveLength(2);
  });
});
