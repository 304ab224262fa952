import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpBackend } from '../support/setUpBackend';
import { openAsUser } from '../support/openAsUser';
import { pathsBelow } from '../support/stubFetch';

const backend = setUpBackend();

const openMenu = async () => {
  const options = { account: 'direct', path: '/dashboard', heading: /^Welcome/ };
  const portal = await openAsUser(backend, options);
  await portal.user.click(screen.getByRole('button', { name: /account menu/i }));
  return portal;
};

const refocus = (link: HTMLElement) =>
  act(() => {
    link.blur();
    link.focus();
  });

it.each([
  ['pointing at it', fireEvent.pointerOver],
  ['focusing it', refocus],
  ['touching it', fireEvent.touchStart],
])('prefetches page and data of a link once when %s', async (_when, trigger) => {
  const { user, sent } = await openMenu();
  const users = '/api/user/manage/?page=1&page_size=10';
  const link = screen.getByRole('menuitem', { name: 'Admin' });
  expect(pathsBelow(sent, users)).toHaveLength(0);
  trigger(link);
  await waitFor(() => expect(pathsBelow(sent, users)).toHaveLength(1));
  trigger(link);
  await user.click(link);
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(5));
  expect(pathsBelow(sent, users)).toHaveLength(1);
});
