import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpBackend } from '../support/setUpBackend';
import { openAsUser } from '../support/openAsUser';

const backend = setUpBackend();

it.each([
  ['the list of users', '/admin', '/api/user/manage/?page=1&page_size=10&'],
  ['a user', '/user/edit/2', '/api/user/manage/2/'],
  ['a service', '/admin/dic-services/edit/2', '/api/user/dic-services-list/2/'],
  ['the folders', '/folders', '/api/media-library-folder/?page=1'],
])('aborts the request of %s silently when leaving the page', async (_what, page, call) => {
  const options = { account: 'superuser', path: '/projects', heading: 'Projects' };
  const { router, setInterceptor } = await openAsUser(backend, options);
  const signals: AbortSignal[] = [];
  setInterceptor(({ path }, { signal }) => {
    if (!path.startsWith(call) || !signal) return undefined;
    signals.push(signal);
    return new Promise<Response>(() => {});
  });

  await router.navigate(page);
  await waitFor(() => expect(signals).toHaveLength(1));
  expect(signals[0]?.aborted).toBe(false);
  await router.navigate('/projects');
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
  // A timeout would abort it with another reason.
  expect(signals[0]?.reason).toMatchObject({ name: 'AbortError' });
  expect(await screen.findByRole('heading', { name: 'Projects' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Alert!')).toBeNull();
  expect(localStorage.getItem('accessToken')).not.toBeNull();
});
