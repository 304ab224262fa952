import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AppearanceSelect } from '../../../src/app/layout/PreferenceSelects';
import { preferencesKey } from '../../../src/auth/storage';
import { renderWithProviders } from '../../support/renderWithProviders';

afterEach(() => localStorage.removeItem(preferencesKey));

const getTheme = () => document.documentElement.getAttribute('data-theme');
const renderWithTheme = (theme: string) => {
  localStorage.setItem(preferencesKey, JSON.stringify({ anyone: { theme } }));
  return renderWithProviders(<AppearanceSelect />);
};

describe('appearance', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'light'],
    ['violet', 'light'],
  ])('is read as %s and rendered as %s first', (theme, expected) => {
    renderWithTheme(theme);
    expect(getTheme()).toBe(expected);
  });

  it('is selected and changed in the list', async () => {
    const { user } = renderWithTheme('dark');
    const list = await screen.findByRole('combobox', { name: 'Appearance' });
    expect(list).toHaveDisplayValue('Dark');
    await user.selectOptions(list, 'Light');
    expect(getTheme()).toBe('light');
    expect(list).toHaveDisplayValue('Light');
  });
});
