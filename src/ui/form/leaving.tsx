import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';
import { paths } from '../../paths';
import { useWindowEvent } from '../useWindowEvent';

interface Guard {
  shouldBlock: (to: string, from: string) => boolean;
  setBlocker: (blocker: Blocker | null) => void;
}

type Register = (guard: Guard) => () => void;

const RegisterContext = createContext<Register>(() => () => {});

/**
 * Guards against leaving the page while `isNeeded`: the browser asks before closing the tab; a blocked navigation is
 * returned for the caller to confirm. /login and paths accepted by `mayLeave` are exempt; paths have no query.
 */
export const useLeaveGuard = (
  isNeeded: boolean,
  mayLeave: (to: string, from: string) => boolean = () => false,
): Blocker | null => {
  const register = use(RegisterContext);
  useLeaveWarning(isNeeded);
  const [blocker, setBlocker] = useState<Blocker | null>(null);
  const ask = useEffectEvent(
    (to: string, from: string) => isNeeded && to !== paths.login && !mayLeave(to, from),
  );
  useLayoutEffect(() => register({ shouldBlock: (to, from) => ask(to, from), setBlocker }), [register]);
  return blocker;
};

/** Shares one blocker among all guards, because react-router allows only one. */
export const LeaveGuards = ({ children }: { children: ReactNode }) => {
  const [guards, setGuards] = useState<readonly Guard[]>([]);
  const register = useCallback<Register>((guard) => {
    setGuards((all) => [...all, guard]);
    return () => setGuards((all) => all.filter((other) => other !== guard));
  }, []);
  return (
    <RegisterContext value={register}>
      {children}
      {guards.length > 0 && <SharedBlocker guards={guards} />}
    </RegisterContext>
  );
};

const SharedBlocker = ({ guards }: { guards: readonly Guard[] }) => {
  const [asking, setAsking] = useState<Guard | null>(null);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const guard = guards.find(({ shouldBlock }) => shouldBlock(to.pathname, from.pathname));
    if (guard) setAsking(guard);
    return guard !== undefined;
  });
  useEffect(() => asking?.setBlocker(blocker.state === 'blocked' ? blocker : null), [asking, blocker]);
  return null;
};

export const useLeaveWarning = (isNeeded: boolean): void =>
  useWindowEvent('beforeunload', (event) => event.preventDefault(), isNeeded);

let isReloading = false;

/** Asks only before `reloadPage`. */
export const useReloadWarning = (isDirty: boolean): void =>
  useWindowEvent(
    'beforeunload',
    (event) => {
      if (isReloading) event.preventDefault();
      isReloading = false;
    },
    isDirty,
  );

export const reloadPage = (): void => {
  isReloading = true;
  location.reload();
};
