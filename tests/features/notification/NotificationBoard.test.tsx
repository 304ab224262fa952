import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { DataProviderContext } from 'ra-core';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../../src/api/dataProvider';
import { http } from '../../../src/app/providers';
import { NotificationBell } from '../../../src/features/notification/NotificationBell';
import { mergeLiveUpdates } from '../../../src/features/notification/notificationList';
import NotificationList from '../../../src/features/notification/NotificationList';
import { Shortcuts } from '../../../src/ui/shortcuts/Shortcuts';
import { buildNotification } from '../../support/buildNotification';
import { renderWithProviders } from '../../support/renderWithProviders';
import { stubFetch } from '../../support/stubFetch';

const openList = (respond: Parameters<typeof stubFetch>[0]) => {
  const calls = stubFetch(respond);
  const client = new QueryClient();
  renderWithProviders(
    <DataProviderContext.Provider value={mergeLiveUpdates(createDataProvider(http), () => client)}>
      <QueryClientProvider client={client}>
        <Shortcuts>
          <NotificationBell />
          <NotificationList />
        </Shortcuts>
      </QueryClientProvider>
    </DataProviderContext.Provider>,
    '/notifications',
  );
  return { sent: () => calls.filter(({ method }) => method !== 'GET') };
};

const unread = (id: number) => buildNotification({ id });
const read = (id: number) => buildNotification({ id, is_read: true });

it.each([
  ['no number without unread ones', [read(1)], 'Notifications, 0 unread', ''],
  ['one', [unread(1), read(2)], 'Notifications, 1 unread', '1'],
  ['several', [unread(1), unread(2)], 'Notifications, 2 unread', '2'],
  ['at most 99+', Array.from({ length: 120 }, (_, id) => unread(id)), 'Notifications, 120 unread', '99+'],
])('shows %s on the bell and links to the notifications', async (_number, body, name, expectedBadge) => {
  openList(async () => Response.json(body));
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', '/notifications');
  expect(link.querySelector('.MuiBadge-badge:not(.MuiBadge-invisible)')?.textContent ?? '').toBe(
    expectedBadge,
  );
});

/** Opens the page with one notification. `respond` ends the request of a mark. */
const openPage = () => {
  const item = buildNotification({ id: 1 });
  const marks: { is_read: boolean; respond: () => void }[] = [];
  openList(async ({ method, body }) => {
    if (method === 'GET') return Response.json([item]);
    const { is_read } = body as { is_read: boolean };
    await new Promise<void>((respond) => marks.push({ is_read, respond }));
    return Response.json({ ...item, is_read });
  });
  return { marks };
};

it('handles keys pressed before rendering and sends marks in order', async () => {
  const { marks } = openPage();
  const row = await screen.findByRole('article');
  fireEvent.keyDown(row, { key: 'j' });
  act(() => {
    // Read, unread again, and read.
    for (const key of ['Enter', 'Enter', 'e', 'e']) fireEvent.keyDown(row, { key });
  });
  for (const is_read of [true, false, true]) {
    await waitFor(() => expect(marks).toHaveLength(1));
    expect(marks[0]?.is_read).toBe(is_read);
    expect(await screen.findByRole('link', { name: 'Notifications, 0 unread' })).toBeVisible();
    await act(async () => marks.shift()?.respond());
  }
  expect(await screen.findByRole('link', { name: 'Notifications, 0 unread' })).toBeVisible();
  expect(marks).toEqual([]);
});

it('waits for a busy server when marking many', async () => {
  const items = [1, 2, 3].map((id) => buildNotification({ id }));
  let isBusy = true;
  const { sent } = openList(async ({ method, path }) => {
    if (method === 'GET') return Response.json(items);
    if (isBusy) {
      isBusy = false;
      return new Response('{}', { status: 429, headers: { 'Retry-After': '1' } });
    }
    const item = items.find(({ id }) => path.endsWith(`/${id}/`));
    return Response.json({ ...item, is_read: true });
  });
  // The page's messages are loaded only if an earlier test loaded them.
  fireEvent.click(await screen.findByRole('button', { name: /markShown|Mark \d+ as Read/ }));
  expect(await screen.findByText(/The server is busy/)).toBeVisible();
  await waitFor(() => expect(sent()).toHaveLength(4));
  expect(await screen.findByRole('link', { name: 'Notifications, 0 unread' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/The server is busy/)).toBeNull());
});
