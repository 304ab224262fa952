import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backendForFile } from '../support/backendForFile';
import { openAsUser } from '../support/openAsUser';

const backend = backendForFile();

const open = async () => {
  const portal = await openAsUser(backend, { account: 'superuser', path: '/profile-tabs' });
  const bell = await screen.findByRole('link', { name: /^Notifications, \d+ unread$/ });
  return { ...portal, bell, arrow: screen.getByRole('button', { name: 'Newest notifications' }) };
};
const panel = () => screen.findByRole('region', { name: 'Newest notifications' });
const gone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Newest notifications' })).toBeNull());

it('lists the five newest by the arrow, each leading to its subject; Escape gives the focus back', async () => {
  const { user, arrow, currentPath } = await open();
  arrow.focus();
  await user.keyboard('{Enter}');
  const inside = within(await panel());
  expect(inside.getAllByRole('listitem')).toHaveLength(5);
  await user.tab();
  expect(inside.getAllByRole('link')[0]).toHaveFocus();
  await user.keyboard('{Escape}');
  await gone();
  expect(arrow).toHaveFocus();

  await user.click(arrow);
  await user.click(within(await panel()).getByRole('link', { name: 'All notifications' }));
  await waitFor(() => expect(currentPath()).toBe('/notifications'));
  await gone();
});

it('opens under a resting mouse and closes when it leaves; a click on the bell opens the page', async () => {
  const { user, bell, currentPath } = await open();
  await user.hover(bell);
  await panel();
  await user.unhover(bell);
  await gone();
  await user.click(bell);
  await waitFor(() => expect(currentPath()).toBe('/notifications'));
  expect(screen.queryByRole('region', { name: 'Newest notifications' })).toBeNull();
});
