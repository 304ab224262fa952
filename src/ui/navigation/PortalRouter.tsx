import { createContext, use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Router, useLocation, type Location } from 'react-router-dom';
import type { BlockableHistory } from './blockableHistory';

const HistoryContext = createContext<BlockableHistory | null>(null);

interface PortalRouterProps {
  history: BlockableHistory;
  children: ReactNode;
}

/** Without transitions: with them an anonymous visit to a lazy page keeps navigating. */
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

/**
 * Keeps the user on the page where `shouldBlock` says so, by links and by the browser's buttons. Returns
 * the way on and the way to stay while one is held back, null otherwise.
 */
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
  // Whoever got away meanwhile has no more to decide.
  if (held?.from !== location) return null;
  return {
    proceed: () => {
      setHeld(null);
      held.proceed();
    },
    stay: () => setHeld(null),
  };
};
