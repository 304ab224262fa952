import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { EntryContext } from '../../src/app/EntryContext';
import { memoryRouter } from './memoryRouter';

/** Draws something at an address, inside the context that every screen has. */
export const renderWithProviders = (content: ReactNode, address = '/') => {
  const { router, view } = memoryRouter(<EntryContext>{content}</EntryContext>, address);
  return { ...render(view), router, user: userEvent.setup() };
};
