import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpBackend } from '../support/setUpBackend';
import { openAsUser } from '../support/openAsUser';

const backend = setUpBackend();

const openMenu = async () => {
  const portal = await openAsUser(backend, { account: 'direct', path: '/dashboard' });
  await screen.findByRole('heading', { level: 1 });
  await portal.user.click(screen.getByRole('button', { name: /account menu/i }));
  const asked = (start: string) => portal.sent.filter(({ path }) => path.startsWith(start)).length;
  return { ...portal, asked };
};

const focusAgain = (link: HTMLElement) =>
  act(() => {
    link.blur();
    link.focus();
  });

it.each([
  ['the pointer is over it', fireEvent.pointerOver],
  ['it gets the focus', focusAgain],
  ['it is touched', fireEvent.touchStart],
])('a link inside the portal prefetches its page and data when %s, once', async (_when, point) => {
  const { user, asked } = await openMenu();
  const users = '/api/user/manage/?page=1&page_size=10';
  const link = screen.getByRole('menuitem', { name: 'Admin' });
  expect(asked(users)).toBe(0);
  point(link);
  await waitFor(() => expect(asked(users)).toBe(1));
  point(link);
  await user.click(link);
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(5));
  expect(asked(users)).toBe(1);
});
