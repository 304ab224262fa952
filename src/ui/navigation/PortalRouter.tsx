import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Router, useLocation, type Location } from 'react-router-dom';
import type { BlockableHistory } from './blockableHistory';

const HistoryContext = createContext<BlockableHistory | null>(null);

interface PortalRouterProps {
  history: BlockableHistory;
  children: ReactNode;
}

/** react-router's own transitions would let a visitor's request for a lazy page navigate in a loop. */
export const PortalRouter = ({ history, children }: PortalRouterProps) => {
  const { location, action } = useSyncExternalStore(history.subscribe, history.current, history.current);
  return (
    <HistoryContext value={history}>
      <Router
        location={location}
        navigationType={action}
        navigator={history.navigator}
        useTransitions={false}
      >
        {children}
      </Router>
    </HistoryContext>
  );
};

interface Held {
  from: Location;
  proceed: () => void;
}

/** Returns `proceed` and `stay` while a navigation is blocked, else null. */
export const useBlocker = (shouldBlock: (to: string, from: string) => boolean) => {
  const history = use(HistoryContext);
  const location = useLocation();
  const [held, setHeld] = useState<Held | null>(null);
  const hold = useEffectEvent((to: string, proceed: () => void) => {
    const isHeld = shouldBlock(to, location.pathname);
    if (isHeld) setHeld({ from: location, proceed });
    return isHeld;
  });
  useEffect(() => history?.block(({ pathname }, proceed) => hold(pathname ?? '', proceed)), [history]);
  if (held?.from !== location) return null;
  return {
    proceed: () => {
      setHeld(null);
      held.proceed();
    },
    stay: () => setHeld(null),
  };
};
