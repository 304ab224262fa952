import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PublicProviders } from '../../src/app/PublicProviders';
import { memoryRouter } from './memoryRouter';

/** Renders content at a path, within the providers of every screen. */
export const renderWithProviders = (content: ReactNode, path = '/') => {
  const { router, view } = memoryRouter(<PublicProviders>{content}</PublicProviders>, path);
  return { ...render(view), router, user: userEvent.setup() };
};
