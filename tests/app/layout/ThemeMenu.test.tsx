import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ThemeMenu } from '../../../src/app/layout/TopBar';
import { preferencesKey } from '../../../src/auth/storage';
import { session } from '../../../src/auth/session';
import { renderWithProviders } from '../../support/renderWithProviders';

afterEach(() => localStorage.removeItem(preferencesKey));

const shownTheme = () => document.documentElement.getAttribute('data-theme');

describe('the appearance', () => {
  it('is chosen in a menu, applied at once and kept after a sign-out', async () => {
    const { user } = renderWithProviders(<ThemeMenu />);
    await user.click(screen.getByRole('button', { name: 'Appearance' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() => expect(shownTheme()).toBe('dark'));
    act(() => session.end());
    expect(shownTheme()).toBe('dark');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Appearance' }));
    expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  });

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'light'],
    ['violet', 'light'],
  ])('stored as %s is %s from the first render on', (theme, expected) => {
    localStorage.setItem(preferencesKey, JSON.stringify({ anyone: { theme } }));
    renderWithProviders(<ThemeMenu />);
    expect(shownTheme()).toBe(expected);
  });
});
