import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../../src/auth/session';
import { openDashboard } from './openDashboard';
import { setUpBackend } from '../../support/setUpBackend';

const backend = setUpBackend();

const openLauncher = async (address?: string) => {
  const portal = await openDashboard(backend, address);
  await screen.findByRole('textbox', { name: 'Search services' });
  return portal;
};
const getField = () => screen.getByRole('textbox', { name: 'Search services' });
const getNames = () =>
  within(screen.getByRole('list', { name: 'Your services' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const allNames = ['PulseSHM', 'PulseFin', 'ProjectsHub', 'Administration', 'SalesHub'];

describe('launcher', () => {
  it('filters on typing anywhere, announces the count and clears on Escape', async () => {
    const { user, currentPath } = await openLauncher();
    await user.keyboard('hub');
    expect(getField()).toHaveFocus();
    expect(getField()).toHaveValue('hub');
    expect(getNames()).toEqual(['ProjectsHub', 'SalesHub']);
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('2 services found');
    await waitFor(() => expect(currentPath()).toBe('/dashboard?q=hub'));
    await user.keyboard('{Escape}');
    expect(getNames()).toEqual(allNames);
    await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  });

  it('ignores spaces, Tab, modified keys and an IME, and focuses on a slash', async () => {
    const { user } = await openLauncher();
    await user.keyboard('{Alt>}h{/Alt}{Meta>}h{/Meta} {Tab}');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', isComposing: true, bubbles: true }));
    expect(getField()).not.toHaveFocus();
    expect(getField()).toHaveValue('');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('/');
    expect(getField()).toHaveFocus();
    expect(getField()).toHaveValue('');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('?');
    await user.click(await screen.findByRole('switch', { name: 'Single keys' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('hub');
    expect(getField()).toHaveValue('');
  });

  it('moves the focus from the field through the cards and back by keyboard', async () => {
    const { user } = await openLauncher();
    await user.click(getField());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'PulseSHM' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(screen.getByRole('link', { name: 'PulseFin' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('link', { name: 'SalesHub' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(getField()).toHaveFocus();
  });

  it('sorts pinned services after the fixed ones and remembers them', async () => {
    const { user } = await openLauncher();
    await user.click(screen.getByRole('button', { name: 'Pin SalesHub' }));
    await user.click(screen.getByRole('button', { name: 'Pin PulseFin' }));
    const pinned = ['PulseSHM', 'PulseFin', 'ProjectsHub', 'SalesHub', 'Administration'];
    expect(getNames()).toEqual(pinned);
    signOut();
    await openLauncher();
    expect(getNames()).toEqual(pinned);
    await user.click(screen.getByRole('button', { name: 'Unpin SalesHub' }));
    expect(getNames()).toEqual(allNames);
  });

  it('offers all services if nothing matches', async () => {
    const { user, currentPath } = await openLauncher('/dashboard?q=zzz');
    expect(screen.getByText('No service matches “zzz”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show All Services' }));
    expect(getNames()).toEqual(allNames);
    await waitFor(() => expect(currentPath()).toBe('/dashboard'));
    expect(getNames()).toEqual(allNames);
  });
});

/** Ends the session but keeps the preferences. */
const signOut = () => {
  cleanup();
  session.end();
};
