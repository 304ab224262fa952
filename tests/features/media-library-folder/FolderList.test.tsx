import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setUpBackend } from '../../support/setUpBackend';
import { openAsUser, signInByApi } from '../../support/openAsUser';
import { jsonResponse } from '../../support/stubFetch';

const backend = setUpBackend();
const nativeFetch = globalThis.fetch;

const createFolders = async (account: string, count: number) => {
  const { access } = await signInByApi(backend, account);
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
  const create = (number: number) =>
    nativeFetch(`${backend.url}/api/media-library-folder/`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ name: `Folder ${number}` }),
    });
  await create(1);
  await Promise.all(Array.from({ length: count - 1 }, (_, index) => create(index + 2)));
};

it('shows the loaded pages of a library, reports missing ones and retries', async () => {
  await createFolders('member', 205);
  let failRequest: () => void = () => {};
  const { user, setInterceptor } = await openAsUser(backend, {
    account: 'member',
    path: '/folders',
    intercept: ({ path }) =>
      path.includes('page=3')
        ? new Promise<Response>((resolve) => (failRequest = () => resolve(jsonResponse(500, {}))))
        : undefined,
  });
  expect(await screen.findByText('205 folders available')).toBeVisible();
  expect(screen.getByText('Loading the rest...')).toBeVisible();
  expect(await screen.findByText('Folder 1')).toBeVisible();
  failRequest();
  expect(await screen.findByText('Only 100 of them were loaded.')).toBeVisible();
  expect(screen.getByText('Folder 1')).toBeVisible();
  setInterceptor(() => undefined);
  await user.click(screen.getByText('Retry'));
  await waitFor(() => expect(screen.queryByText(/are loaded|Loading the rest/)).toBeNull());
  expect(screen.getByText('205 folders available')).toBeVisible();
});

it('lists the keys of the library in the shortcut sheet', async () => {
  const { user } = await openAsUser(backend, {
    account: 'direct',
    path: '/folders',
    heading: 'Media Library',
  });
  await user.keyboard('?');
  const term = await screen.findByText('← ↑ → ↓');
  expect(term.closest('dl')).toHaveTextContent('← ↑ → ↓Move between folders and files');
});

it('shows card actions under More on touch screens', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(hover: none)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  const { user } = await openAsUser(backend, { account: 'superuser', path: '/folders' });
  await user.click(await screen.findByRole('button', { name: 'More actions for Drawings' }));
  expect(await screen.findByRole('menuitem', { name: 'Open Drawings' })).toHaveAttribute('href');
  await user.click(screen.getByRole('menuitem', { name: 'Rename Drawings' }));
  expect(await screen.findByRole('dialog', { name: 'Rename Folder' })).toBeVisible();
});
