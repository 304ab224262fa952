import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { EntryContext } from '../../src/app/EntryContext';

/** Draws something at an address, inside the context that every screen has. */
export const renderWithProviders = (content: ReactNode, address = '/') => {
  const routes = [{ path: '*', element: <EntryContext>{content}</EntryContext> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const view = render(<RouterProvider router={router} useTransitions={false} />);
  return { ...view, router, user: userEvent.setup() };
};
