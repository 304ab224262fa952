import { afterEach, describe, expect, it } from 'vitest';
import { ThemeMenu } from '../../../src/app/layout/TopBar';
import { preferencesKey } from '../../../src/auth/storage';
import { renderWithProviders } from '../../support/renderWithProviders';

afterEach(() => localStorage.removeItem(preferencesKey));

const shownTheme = () => document.documentElement.getAttribute('data-theme');

describe('the appearance', () => {
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
