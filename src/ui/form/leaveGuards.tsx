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

interface Guard {
  shouldBlock: (to: string, from: string) => boolean;
  hold: (blocker: Blocker | null) => void;
}

type Register = (guard: Guard) => () => void;

const RegisterContext = createContext<Register>(() => () => {});

/** Returns the blocked navigation while the user must be asked about it, else null. Paths are without a query. */
export const useLeaveGuard = (shouldBlock: Guard['shouldBlock']): Blocker | null => {
  const register = use(RegisterContext);
  const [held, hold] = useState<Blocker | null>(null);
  const ask = useEffectEvent(shouldBlock);
  useLayoutEffect(() => register({ shouldBlock: (to, from) => ask(to, from), hold }), [register]);
  return held;
};

/** react-router asks a single blocker, so the guards share one; without a guard, it is free for others. */
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
  useEffect(() => asking?.hold(blocker.state === 'blocked' ? blocker : null), [asking, blocker]);
  return null;
};
