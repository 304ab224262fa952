import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  createMemoryRouter,
  RouterProvider,
  type RouterNavigateOptions,
  type RouterState,
  type To,
} from 'react-router-dom';
import { App } from '../../src/app/App';
import { routes } from '../../src/app/router';

type Entries = NonNullable<NonNullable<Parameters<typeof createMemoryRouter>[1]>['initialEntries']>;

/** Wraps a router so that `navigate` resolves after rendering. */
const withAct = (router: ReturnType<typeof createMemoryRouter>) => ({
  get state() {
    return router.state;
  },
  /** Called with each new location. */
  subscribe: (listener: (location: RouterState['location']) => void) => {
    let last = router.state.location;
    return router.subscribe(({ location }) => {
      if (location !== last) listener(location);
      last = location;
    });
  },
  navigate: (to: To | number, options?: RouterNavigateOptions) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options))),
});

/** Creates the portal with an in-memory history. */
export const memoryPortal = (...initialEntries: Entries) => {
  const router = createMemoryRouter(routes, { initialEntries });
  return { router: withAct(router), view: <App router={router} /> };
};

/** Creates the portal's router with any content. */
export const memoryRouter = (content: ReactNode, ...initialEntries: Entries) => {
  const router = createMemoryRouter([{ path: '*', element: content }], { initialEntries });
  return { router: withAct(router), view: <RouterProvider router={router} useTransitions={false} /> };
};
