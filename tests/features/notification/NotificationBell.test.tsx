import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { DataProviderContext } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../src/api/dataProvider';
import { http } from '../../../src/app/providers';
import { NotificationBell } from '../../../src/features/notification/NotificationBell';
import { useLiveList, withLiveUpdates } from '../../../src/features/notification/notificationList';
import type { Notification, NotificationUpdate } from '../../../src/model/notification/notification';
import { aNotification } from '../../support/aNotification';
import { stubFetch } from '../../support/stubFetch';
import { renderWithProviders } from '../../support/renderWithProviders';

const path = '/api/user/notification/';

interface Live {
  onUpdate(update: NotificationUpdate): void;
  missed(): void;
}

/** Opens the bell with a live connection that the test controls. */
const openBell = (answer: () => { status?: number; body?: unknown } | Promise<{ body?: unknown }>) => {
  const asked = stubFetch({ [path]: answer });
  let live: Live = { onUpdate: () => {}, missed: () => {} };
  const listen = (to: Live) => {
    live = to;
    return () => {};
  };
  const Listener = () => {
    useLiveList(listen);
    return null;
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = renderWithProviders(
    <DataProviderContext.Provider value={withLiveUpdates(createDataProvider(http), () => client)}>
      <QueryClientProvider client={client}>
        <NotificationBell />
        <Listener />
      </QueryClientProvider>
    </DataProviderContext.Provider>,
  );
  const push = (notification: Notification) =>
    act(() => live.onUpdate({ kind: 'one', notifications: [notification], wrong: 0 }));
  const list = (...notifications: Notification[]) =>
    act(() => live.onUpdate({ kind: 'list', notifications, wrong: 0 }));
  return { ...view, push, list, missed: () => act(() => live.missed()), asked };
};

const bell = (name: string) => screen.findByRole('link', { name });
const unread = (id: number) => aNotification({ id });
const read = (id: number) => aNotification({ id, is_read: true });

describe('the bell', () => {
  it.each([
    ['no number when nothing is unread', [read(1)], 'Notifications, none unread', ''],
    ['one', [unread(1), read(2)], 'Notifications, 1 unread', '1'],
    ['several', [unread(1), unread(2)], 'Notifications, 2 unread', '2'],
    ['at most 99+', Array.from({ length: 120 }, (_, id) => unread(id)), 'Notifications, 120 unread', '99+'],
  ])('shows %s and links to the notifications', async (_number, body, name, number) => {
    openBell(() => ({ body }));
    const link = await bell(name);
    expect(link).toHaveAttribute('href', '/notifications');
    expect(link.querySelector('.MuiBadge-badge:not(.MuiBadge-invisible)')?.textContent ?? '').toBe(number);
  });
});
