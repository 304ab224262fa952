import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpBackend } from '../support/setUpBackend';
import { openAsUser } from '../support/openAsUser';
import type { Interceptor } from '../support/stubFetch';

const backend = setUpBackend();

const noConnection: Interceptor = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

const changeConnection = (event: 'offline' | 'online') => act(() => void dispatchEvent(new Event(event)));

const open = (path: string, intercept: Interceptor = () => undefined) =>
  openAsUser(backend, { account: 'superuser', path, intercept });

it.each<[string, string, string | RegExp]>([
  ['/dashboard', 'Error: Network error. Please check your connection and try again.', 'PulseSHM'],
  ['/projects', 'Failed to fetch projects.', 'Bridge East Monitoring'],
  ['/project/edit/1', 'Failed to fetch project details.', 'Update Project'],
  ['/folders', 'Failed to fetch folders.', 'Reports 2026'],
  ['/admin?tab=googlePlay', 'Failed to fetch Google Play URLs', /^Version 2\.4\.0/],
  ['/profile-tabs', 'Failed to load user details.', 'Edit Profile'],
])('reloads failed data on %s when the connection returns', async (path, errorText, content) => {
  const { setInterceptor } = await open(path, noConnection);
  expect((await screen.findAllByText(errorText))[0]).toBeVisible();
  changeConnection('offline');
  setInterceptor(() => undefined);
  changeConnection('online');
  expect((await screen.findAllByText(content))[0]).toBeVisible();
  expect(screen.queryByText(errorText)).not.toBeInTheDocument();
});
