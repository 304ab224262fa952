import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../src/auth/session';
import { memoryPortal } from './memoryRouter';
import { byPath, stubFetch, type Answers } from './stubFetch';

interface Options {
  path: string;
  /** Router state, as a previous screen would have set it. */
  state?: unknown;
  /** Responses by path in place of the backend's; undefined passes the call on. */
  intercept?: Answers;
  /** Fills the browser's storage before the portal is rendered. */
  prepare?: () => void;
}

/**
 * Renders the portal at `path` without a session. `currentPath` returns the current path and query, `calls`
 * holds the paths requested of the API.
 */
export const openAsVisitor = (server: { url: string }, { path, state, intercept = {}, prepare }: Options) => {
  session.end();
  sessionStorage.clear();
  prepare?.();
  const calls: string[] = [];
  const response = byPath(intercept);
  stubFetch((call) => {
    if (call.path.startsWith('/api/')) calls.push(call.path);
    return response(call);
  }, server);
  const { router, view } = memoryPortal({ ...urlParts(path), state });
  const user = userEvent.setup();
  /** Fills a field by one paste, as a password manager does. */
  const fill = async (field: HTMLElement, text: string) => {
    await user.click(field);
    await user.paste(text);
  };
  const currentPath = () => router.state.location.pathname + router.state.location.search;
  return { ...render(view), user, fill, router, currentPath, calls };
};

export const urlParts = (path: string) => {
  const { pathname, search } = new URL(path, 'http://portal.test');
  return { pathname, search };
};
