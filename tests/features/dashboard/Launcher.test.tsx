import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../../src/auth/session';
import { openDashboard } from './openDashboard';
import { setUpBackend } from '../../support/setUpBackend';

const backend = setUpBackend();

const open = async (address?: string) => {
  const opened = await openDashboard(backend, address);
  await screen.findByRole('textbox', { name: 'Search services' });
  return opened;
};
const field = () => screen.getByRole('textbox', { name: 'Search services' });
const names = () =>
  within(screen.getByRole('list', { name: 'Your services' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const allNames = ['PulseSHM', 'PulseFin', 'ProjectsHub', 'Administration', 'SalesHub'];

describe('the launcher', () => {
  it('filters as soon as the user types anywhere, announces how many match, and shows all on Escape', async () => {
    const { user, currentPath } = await open();
    await user.keyboard('hub');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('hub');
    expect(names()).toEqual(['ProjectsHub', 'SalesHub']);
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('2 services found');
    await waitFor(() => expect(currentPath()).toBe('/dashboard?q=hub'));
    await user.keyboard('{Escape}');
    expect(names()).toEqual(allNames);
    await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  });

  it('ignores spaces, Tab, letters with a modifier key, of an IME or without single keys, and takes a slash to focus', async () => {
    const { user } = await open();
    await user.keyboard('{Alt>}h{/Alt}{Meta>}h{/Meta} {Tab}');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', isComposing: true, bubbles: true }));
    expect(field()).not.toHaveFocus();
    expect(field()).toHaveValue('');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('/');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('?');
    await user.click(await screen.findByRole('switch', { name: 'Single keys' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('hub');
    expect(field()).toHaveValue('');
  });

  it('moves the focus from the field through the cards and back by keyboard', async () => {
    const { user } = await open();
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'PulseSHM' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(screen.getByRole('link', { name: 'PulseFin' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('link', { name: 'SalesHub' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(field()).toHaveFocus();
  });

  it('puts pinned services after the specified first ones, in the order of pinning, and remembers them', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Pin SalesHub' }));
    await user.click(screen.getByRole('button', { name: 'Pin PulseFin' }));
    const pinned = ['PulseSHM', 'PulseFin', 'ProjectsHub', 'SalesHub', 'Administration'];
    expect(names()).toEqual(pinned);
    signOut();
    await open();
    expect(names()).toEqual(pinned);
    await user.click(screen.getByRole('button', { name: 'Unpin SalesHub' }));
    expect(names()).toEqual(allNames);
  });

  it('offers all services when nothing matches', async () => {
    const { user, currentPath } = await open('/dashboard?q=zzz');
    expect(screen.getByText('No service matches “zzz”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all services' }));
    expect(names()).toEqual(allNames);
    await waitFor(() => expect(currentPath()).toBe('/dashboard'));
    expect(names()).toEqual(allNames);
  });
});

/** Ends the session as the portal does, which keeps the preferences. */
const signOut = () => {
  cleanup();
  session.end();
};
