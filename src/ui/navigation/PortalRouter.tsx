import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { NavigationType, Router, useLocation, type Location } from 'react-router-dom';
import { afterPaint } from '../afterPaint';
import type { BlockableHistory } from './blockableHistory';

type IsReady = (pathname: string) => boolean;

const HistoryContext = createContext<BlockableHistory | null>(null);
const HoldContext = createContext<{
  isHeld: boolean;
  setReady: Dispatch<SetStateAction<IsReady>>;
}>({ isHeld: false, setReady: () => undefined });

const neverReady: IsReady = () => false;

interface PortalRouterProps {
  history: BlockableHistory;
  children: ReactNode;
}

/**
 * Keeps the shown page until the click is painted, so that it is answered at once, and then renders the next one,
 * if that is ready, in one piece: in slices between frames it would take a quarter longer. Going back is
 * immediate, because the browser then restores the scroll position. react-router's own transitions would let a
 * visitor's request for a lazy page navigate in a loop.
 */
export const PortalRouter = ({ history, children }: PortalRouterProps) => {
  const current = useSyncExternalStore(history.subscribe, history.current, history.current);
  const [shown, setShown] = useState(current);
  const [isReady, setReady] = useState(() => neverReady);
  const { pathname } = current.location;
  const isHeld =
    current.action === NavigationType.Push && pathname !== shown.location.pathname && isReady(pathname);
  if (!isHeld && shown !== current) setShown(current);
  useEffect(() => (isHeld ? afterPaint(() => setShown(current)) : undefined), [isHeld, current]);
  const { location, action } = isHeld ? shown : current;
  const hold = useMemo(() => ({ isHeld, setReady }), [isHeld]);
  return (
    <HistoryContext value={history}>
      <HoldContext value={hold}>
        <Router
          location={location}
          navigationType={action}
          navigator={history.navigator}
          useTransitions={false}
        >
          {children}
        </Router>
      </HoldContext>
    </HistoryContext>
  );
};

/** Returns whether a page is held until the next one has rendered; `isReady` says for which addresses. */
export const useHeldPage = (isReady: IsReady): boolean => {
  const { isHeld, setReady } = use(HoldContext);
  useEffect(() => {
    setReady(() => isReady);
    return () => setReady(() => neverReady);
  }, [isReady, setReady]);
  return isHeld;
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
