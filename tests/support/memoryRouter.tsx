import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, type To } from 'react-router-dom';
import { createBlockableHistory } from '../../src/ui/navigation/blockableHistory';
import { PortalRouter } from '../../src/ui/navigation/PortalRouter';

type Entries = NonNullable<Parameters<typeof createMemoryHistory>[0]>['initialEntries'];

/** The portal's router with a memory history. */
export const memoryRouter = (content: ReactNode, ...initialEntries: NonNullable<Entries>) => {
  const history = createBlockableHistory(createMemoryHistory({ initialEntries }));
  const { navigator } = history;
  const router = {
    get state() {
      const { location, action } = history.current();
      return { location, historyAction: action };
    },
    subscribe: (listener: (state: { location: { state: unknown } }) => void) =>
      history.subscribe(() => listener(router.state)),
    navigate: async (to: To | number, { state }: { state?: unknown } = {}) => {
      act(() => (typeof to === 'number' ? navigator.go(to) : navigator.push(to, state)));
    },
  };
  return { router, view: <PortalRouter history={history}>{content}</PortalRouter> };
};
