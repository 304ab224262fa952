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

const RegisterGuardContext = createContext<Register>(() => () => {});

/**
 * Guards against leaving the page while enabled. The browser confirms closing the tab; the caller confirms the returned
 * blocked navigation. Exempts /login and paths accepted by `mayLeave`, which are compared without their query.
 */
export const useLeaveGuard = (
  enabled: boolean,
  mayLeave: (to: string, from: string) => boolean = () => false,
): Blocker | null => {
  const register = use(RegisterGuardContext);
  useLeaveWarning(enabled);
  const [blocker, setBlocker] = useState<Blocker | null>(null);
  const shouldBlock = useEffectEvent(
    (to: string, from: string) => enabled && to !== paths.login && !mayLeave(to, from),
  );
  useLayoutEffect(
    () => register({ shouldBlock: (to, from) => shouldBlock(to, from), setBlocker }),
    [register],
  );
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
    <RegisterGuardContext value={register}>
      {children}
      {guards.length > 0 && <SharedBlocker guards={guards} />}
    </RegisterGuardContext>
  );
};

const SharedBlocker = ({ guards }: { guards: readonly Guard[] }) => {
  const [blockingGuard, setBlockingGuard] = useState<Guard | null>(null);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const guard = guards.find(({ shouldBlock }) => shouldBlock(to.pathname, from.pathname));
    if (guard) setBlockingGuard(guard);
    return guard !== undefined;
  });
  useEffect(
    () => blockingGuard?.setBlocker(blocker.state === 'blocked' ? blocker : null),
    [blockingGuard, blocker],
  );
  return null;
};

export const useLeaveWarning = (enabled: boolean): void =>
  useWindowEvent('beforeunload', (event) => event.preventDefault(), enabled);

let isReloading = false;

/** Warns only when the reload comes from `reloadPage`. */
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
