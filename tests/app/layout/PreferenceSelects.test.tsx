import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { AppearanceSelect, LanguageSelect } from '../../../src/app/layout/PreferenceSelects';
import { preferencesKey } from '../../../src/auth/storage';
import { addMessages, loadLocale } from '../../../src/i18n/i18nProvider';
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

describe('language', () => {
  // Other tests share the messages.
  afterAll(() => void vi.resetModules());

  it('is the last choice, also if the texts of an earlier one arrive later', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((done) => (arrive = done));
    addMessages([], { './fr/late/index.ts': () => arrival.then(() => ({ texts: [] })) });
    const { user } = renderWithProviders(<LanguageSelect />);
    const list = await screen.findByRole('combobox');
    await user.selectOptions(list, 'Français');
    await user.selectOptions(list, 'العربية');
    await waitFor(() => expect(document.documentElement.lang).toBe('ar'));
    arrive();
    await loadLocale('fr');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(document.documentElement.lang).toBe('ar');
    await user.selectOptions(list, 'English');
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  });
});
