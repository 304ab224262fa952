import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PublicProviders } from '../../src/app/PublicProviders';
import { memoryRouter } from './memoryRouter';

/** Renders `content` at an address, within the providers of every screen. */
export const renderWithProviders = (content: ReactNode, address = '/') => {
  const { router, view } = memoryRouter(<PublicProviders>{content}</PublicProviders>, address);
  return { ...render(view), router, user: userEvent.setup() };
};
