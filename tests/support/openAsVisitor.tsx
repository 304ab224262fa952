import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '../../src/app/App';
import { session } from '../../src/auth/session';
import { memoryRouter } from './memoryRouter';

interface Options {
  path: string;
  /** Router state, as a screen before it would have left it. */
  state?: unknown;
  /** Returns a call, by its path, in the backend's place; undefined lets it through. */
  intercept?: Record<string, () => Response | Promise<Response> | undefined>;
  /** What the browser holds already, such as a session. */
  prepare?: () => void;
}

/**
 * The whole portal at an address, over a started backend, in a browser where nobody has been before.
 * `place` answers the address where it is now, `calls` the paths that it asked for.
 */
export const openAsVisitor = (server: { url: string }, { path, state, intercept = {}, prepare }: Options) => {
  session.end();
  sessionStorage.clear();
  prepare?.();
  const toServer = globalThis.fetch;
  const calls: string[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    calls.push(address);
    return intercept[address]?.() ?? toServer(new URL(address, server.url), init);
  });
  const { router, view } = memoryRouter(<App />, { ...urlParts(path), state });
  const user = userEvent.setup();
  /** As a password manager does: all at once. */
  const fill = async (field: HTMLElement, text: string) => {
    await user.click(field);
    await user.paste(text);
  };
  const currentPath = () => router.state.location.pathname + router.state.location.search;
  return { ...render(view), user, fill, router, currentPath, calls };
};

/** As a router takes an address. */
export const urlParts = (path: string) => {
  const { pathname, search } = new URL(path, 'http://portal.test');
  return { pathname, search };
};
