import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '../../src/app/App';
import { session } from '../../src/auth/session';

interface Place {
  path: string;
  /** Router state, as a screen before it would have left it. */
  state?: unknown;
}

/**
 * The whole portal at an address, over a started server, in a browser where nobody has been before.
 * `paths()` answers where it is now.
 */
export const openPortal = (server: { url: string }, { path, state }: Place) => {
  session.end();
  sessionStorage.clear();
  const toServer = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    toServer(new URL(address, server.url), init),
  );
  const router = createMemoryRouter([{ path: '*', element: <App /> }], {
    initialEntries: [{ ...urlParts(path), state }],
  });
  const user = userEvent.setup();
  const view = render(<RouterProvider router={router} useTransitions={false} />);
  const place = () => router.state.location.pathname + router.state.location.search;
  return { ...view, user, router, place };
};

const urlParts = (path: string) => {
  const { pathname, search } = new URL(path, 'http://portal.test');
  return { pathname, search };
};
