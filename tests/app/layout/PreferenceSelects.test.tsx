import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AppearanceSelect } from '../../../src/app/layout/PreferenceSelects';
import { preferencesKey } from '../../../src/auth/storage';
import { renderWithProviders } from '../../support/renderWithProviders';

afterEach(() => localStorage.removeItem(preferencesKey));

const shownTheme = () => document.documentElement.getAttribute('data-theme');
const openWith = (theme: string) => {
  localStorage.setItem(preferencesKey, JSON.stringify({ anyone: { theme } }));
  return renderWithProviders(<AppearanceSelect />);
};

describe('the appearance', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'light'],
    ['violet', 'light'],
  ])('stored as %s is %s from the first render on', (theme, expected) => {
    openWith(theme);
    expect(shownTheme()).toBe(expected);
  });

  it('is shown in its list, and changed there at once', async () => {
    const { user } = openWith('dark');
    const list = await screen.findByRole('combobox', { name: 'Appearance' });
    expect(list).toHaveDisplayValue('Dark');
    await user.selectOptions(list, 'Light');
    expect(shownTheme()).toBe('light');
    expect(list).toHaveDisplayValue('Light');
  });
});
