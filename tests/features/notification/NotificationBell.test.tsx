import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { DataProviderContext } from 'ra-core';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../../src/api/dataProvider';
import { http } from '../../../src/app/providers';
import { NotificationBell } from '../../../src/features/notification/NotificationBell';
import { mergeLiveUpdates } from '../../../src/features/notification/notificationList';
import type { Notification } from '../../../src/model/notification/notification';
import { buildNotification } from '../../support/buildNotification';
import { stubFetch } from '../../support/stubFetch';
import { renderWithProviders } from '../../support/renderWithProviders';

const path = '/api/user/notification/';

/** Opens the bell while the server lists these notifications. */
const openBell = (body: readonly Notification[]) => {
  stubFetch({ [path]: () => ({ body }) });
  const client = new QueryClient();
  renderWithProviders(
    <DataProviderContext.Provider value={mergeLiveUpdates(createDataProvider(http), () => client)}>
      <QueryClientProvider client={client}>
        <NotificationBell />
      </QueryClientProvider>
    </DataProviderContext.Provider>,
  );
};

const unread = (id: number) => buildNotification({ id });
const read = (id: number) => buildNotification({ id, is_read: true });

it.each([
  ['no number when nothing is unread', [read(1)], 'Notifications, none unread', ''],
  ['one', [unread(1), read(2)], 'Notifications, 1 unread', '1'],
  ['several', [unread(1), unread(2)], 'Notifications, 2 unread', '2'],
  ['at most 99+', Array.from({ length: 120 }, (_, id) => unread(id)), 'Notifications, 120 unread', '99+'],
])('the bell shows %s and links to the notifications', async (_number, body, name, number) => {
  openBell(body);
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', '/notifications');
  expect(link.querySelector('.MuiBadge-badge:not(.MuiBadge-invisible)')?.textContent ?? '').toBe(number);
});
