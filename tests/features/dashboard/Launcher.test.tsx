import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../../src/auth/session';
import { openDashboard } from './openDashboard';
import { backendForFile } from '../../support/backendForFile';

const backend = backendForFile();

const open = async (address?: string) => {
  const opened = await openDashboard(backend.url, 'direct', address);
  await screen.findByRole('textbox', { name: 'Search services' });
  return opened;
};
const field = () => screen.getByRole('textbox', { name: 'Search services' });
const names = () =>
  within(screen.getByRole('list', { name: 'Your services' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const everything = ['PulseSHM', 'PulseFin', 'ProjectsHub', 'Administration', 'SalesHub'];

describe('the launcher', () => {
  it('filters as soon as somebody types, wherever they are, and says how many are left', async () => {
    const { user, currentPath } = await open();
    await user.keyboard('hub');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('hub');
    expect(names()).toEqual(['ProjectsHub', 'SalesHub']);
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('2 services found');
    await waitFor(() => expect(currentPath()).toBe('/dashboard?q=hub'));
  });

  it('goes to the field with a slash, without writing it', async () => {
    const { user } = await open();
    await user.keyboard('/');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
  });

  it('opens the first on Enter', async () => {
    const { user, left } = await open();
    await user.keyboard('timetable{Enter}');
    await waitFor(() => expect(left.assign).toHaveBeenCalledOnce());
    expect(left.assign.mock.calls[0]?.[0]).toContain('/dev/companion/project_hub?');
  });

  it('opens nothing on Enter where nothing was typed', async () => {
    const { user, left } = await open();
    await user.click(field());
    await user.keyboard('{Enter}');
    await new Promise((later) => setTimeout(later, 300));
    expect(left.assign).not.toHaveBeenCalled();
  });

  it('shows everything again on Escape', async () => {
    const { user, currentPath } = await open('/dashboard?q=hub');
    expect(names()).toEqual(['ProjectsHub', 'SalesHub']);
    await user.click(field());
    await user.keyboard('{Escape}');
    expect(names()).toEqual(everything);
    await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  });

  it.each(['{Control>}k{/Control}', '{Alt>}h{/Alt}', '{Meta>}h{/Meta}', ' ', '{Tab}'])(
    'leaves %j alone',
    async (keys) => {
      const { user } = await open();
      await user.keyboard(keys);
      expect(field()).not.toHaveFocus();
      expect(field()).toHaveValue('');
    },
  );

  it('does not listen to letters while somebody composes them', async () => {
    await open();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', isComposing: true, bubbles: true }));
    expect(field()).not.toHaveFocus();
  });

  it('does not listen to letters that are typed in a dialog', async () => {
    const { user } = await openDashboard(
      backend.url,
      'direct',
      '/dashboard?target=https://elsewhere.example',
    );
    await screen.findByRole('alertdialog');
    await user.keyboard('hub');
    expect(screen.getByPlaceholderText('Type to search')).toHaveValue('');
  });

  it('leaves letters alone once told so', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Search by typing anywhere on this page' }));
    await user.keyboard('hub');
    expect(field()).toHaveValue('');
  });

  it('walks from the field through the cards and back', async () => {
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

  it('puts what is pinned first and remembers it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Pin SalesHub' }));
    expect(names()[0]).toBe('SalesHub');
    closeButKeep();
    await open();
    expect(names()[0]).toBe('SalesHub');
    await user.click(screen.getByRole('button', { name: 'Unpin SalesHub' }));
    expect(names()).toEqual(everything);
  });

  it('remembers what was opened', async () => {
    const { user, left } = await open();
    expect(screen.queryByRole('button', { name: 'Recently opened' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Administration' }));
    await waitFor(() => expect(left.assign).toHaveBeenCalledOnce());
    await user.click(screen.getByRole('button', { name: 'Recently opened' }));
    expect(names()).toEqual(['Administration']);
    expect(screen.getByText(/^Opened /)).toBeVisible();
  });

  it('offers the way back where nothing matches', async () => {
    const { user, currentPath } = await open('/dashboard?q=zzz&recent=1');
    expect(screen.getByText('No service matches “zzz”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all services' }));
    expect(names()).toEqual(everything);
    await waitFor(() => expect(currentPath()).toBe('/dashboard'));
    expect(names()).toEqual(everything);
  });
});

/** Signs out as the portal does: preferences survive. */
const closeButKeep = () => {
  cleanup();
  session.end();
};
