import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../../src/auth/session';
import { openDashboard } from './openDashboard';
import { backendForFile } from '../../support/backendForFile';

const backend = backendForFile();

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
  it('filters as soon as the user types anywhere on the page, and announces how many match', async () => {
    const { user, currentPath } = await open();
    await user.keyboard('hub');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('hub');
    expect(names()).toEqual(['ProjectsHub', 'SalesHub']);
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('2 services found');
    await waitFor(() => expect(currentPath()).toBe('/dashboard?q=hub'));
  });

  it('focuses the field on a slash, without typing it', async () => {
    const { user } = await open();
    await user.keyboard('/');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
  });

  it('opens a service by the number of its position', async () => {
    const { user, location } = await open();
    await user.keyboard('2');
    await waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
    expect(location.assign.mock.calls[0]?.[0]).toContain('/dev/companion/financial?');
    expect(field()).toHaveValue('');
  });

  it('can be arranged by buttons, says where a service is now, and can be reset', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Arrange services' }));
    expect(screen.getByRole('button', { name: 'Move PulseSHM earlier' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Move PulseSHM later' }));
    expect(names().slice(0, 2)).toEqual(['PulseFin', 'PulseSHM']);
    expect(screen.getByText('PulseSHM is now 2 of 5.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset order' }));
    expect(names()).toEqual(allNames);
  });

  it('is a list or cards, as chosen the last time', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'List' }));
    cleanup();
    await open();
    expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
    expect(names()).toEqual(allNames);
  });

  it('opens the first match on Enter, and nothing when nothing was typed', async () => {
    const { user, location } = await open();
    await user.click(field());
    await user.keyboard('{Enter}');
    expect(document.querySelector('li[aria-busy=true]')).toBeNull();
    await user.keyboard('timetable{Enter}');
    expect(document.querySelector('li[aria-busy=true]')).not.toBeNull();
    await waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
    expect(location.assign.mock.calls[0]?.[0]).toContain('/dev/companion/project_hub?');
  });

  it('shows all services again on Escape', async () => {
    const { user, currentPath } = await open('/dashboard?q=hub');
    expect(names()).toEqual(['ProjectsHub', 'SalesHub']);
    await user.click(field());
    await user.keyboard('{Escape}');
    expect(names()).toEqual(allNames);
    await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  });

  it('ignores spaces, Tab, letters with a modifier key and those of an IME composition', async () => {
    const { user } = await open();
    await user.keyboard('{Alt>}h{/Alt}{Meta>}h{/Meta} {Tab}');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', isComposing: true, bubbles: true }));
    expect(field()).not.toHaveFocus();
    expect(field()).toHaveValue('');
  });

  it('ignores letters that are typed in a dialog', async () => {
    const { user } = await openDashboard(backend, '/dashboard?target=https://elsewhere.example');
    await screen.findByRole('alertdialog');
    await user.keyboard('hub');
    expect(screen.getByPlaceholderText('Type to search')).toHaveValue('');
  });

  it('ignores letters once single keys are switched off', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
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

  it('puts pinned services first and remembers them', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Pin SalesHub' }));
    expect(names()[0]).toBe('SalesHub');
    signOut();
    await open();
    expect(names()[0]).toBe('SalesHub');
    await user.click(screen.getByRole('button', { name: 'Unpin SalesHub' }));
    expect(names()).toEqual(allNames);
  });

  it('remembers which services were opened', async () => {
    const { user, location } = await open();
    expect(screen.queryByRole('button', { name: 'Recently opened' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Administration' }));
    await waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
    await user.click(screen.getByRole('button', { name: 'Recently opened' }));
    expect(names()).toEqual(['Administration']);
    expect(screen.getByText(/^Opened /)).toBeVisible();
  });

  it('offers all services when nothing matches', async () => {
    const { user, currentPath } = await open('/dashboard?q=zzz&recent=1');
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
