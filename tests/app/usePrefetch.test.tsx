import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpBackend } from '../support/setUpBackend';
import { openAsUser } from '../support/openAsUser';

const backend = setUpBackend();

const openMenu = async () => {
  const portal = await openAsUser(backend, { account: 'direct', path: '/dashboard' });
  await screen.findByRole('heading', { level: 1 });
  await portal.user.click(screen.getByRole('button', { name: /account menu/i }));
  const countRequests = (start: string) => portal.sent.filter(({ path }) => path.startsWith(start)).length;
  return { ...portal, countRequests };
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
  const { user, countRequests } = await openMenu();
  const users = '/api/user/manage/?page=1&page_size=10';
  const link = screen.getByRole('menuitem', { name: 'Admin' });
  expect(countRequests(users)).toBe(0);
  trigger(link);
  await waitFor(() => expect(countRequests(users)).toBe(1));
  trigger(link);
  await user.click(link);
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(5));
  expect(countRequests(users)).toBe(1);
});
