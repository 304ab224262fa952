import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { EntryContext } from '../../src/app/EntryContext';
import { memoryRouter } from './memoryRouter';

/** Renders `content` at an address, within the providers of every screen. */
export const renderWithProviders = (content: ReactNode, address = '/') => {
  const { router, view } = memoryRouter(<EntryContext>{content}</EntryContext>, address);
  return { ...render(view), router, user: userEvent.setup() };
};
