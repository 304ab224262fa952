import {
  parsePath,
  type Location,
  type NavigationType,
  type Navigator,
  type Path,
  type To,
  type UNSAFE_createBrowserHistory,
  type UNSAFE_createMemoryHistory,
} from 'react-router-dom';

type History = ReturnType<typeof UNSAFE_createBrowserHistory> | ReturnType<typeof UNSAFE_createMemoryHistory>;

interface Entry {
  location: Location;
  action: NavigationType;
}

/** Returns true to block; `proceed` navigates after all. */
export type Block = (to: Partial<Path>, proceed: () => void) => boolean;

/** react-router offers blocking only in its much larger data router. */
export const createBlockableHistory = (history: History) => {
  const blocks = new Set<Block>();
  const listeners = new Set<() => void>();
  let shown: Entry = { location: history.location, action: history.action };
  // Set during the portal's own history steps, which are never blocked.
  let onOwnStep: (() => void) | null = null;

  const isBlocked = (to: Partial<Path>, proceed: () => void) =>
    [...blocks].some((block) => block(to, proceed));
  const show = () => {
    shown = { location: history.location, action: history.action };
    for (const listener of listeners) listener();
  };
  const step = (delta: number, then: () => void) => {
    onOwnStep = then;
    history.go(delta);
  };

  history.listen(({ location, delta }) => {
    if (onOwnStep) {
      const then = onOwnStep;
      onOwnStep = null;
      return then();
    }
    // The browser has already navigated, so it is sent back until the user decides.
    let setBack = () => {};
    const isBack = new Promise<void>((resolve) => {
      setBack = resolve;
    });
    const proceed = () => void isBack.then(() => step(delta ?? 0, show));
    if (delta !== null && isBlocked(location, proceed)) step(-delta, setBack);
    else show();
  });

  const unlessBlocked = (to: To, go: () => void) => {
    const proceed = () => {
      go();
      show();
    };
    if (!isBlocked(typeof to === 'string' ? parsePath(to) : to, proceed)) proceed();
  };
  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push: (to, state) => unlessBlocked(to, () => history.push(to, state)),
    replace: (to, state) => unlessBlocked(to, () => history.replace(to, state)),
  };

  return {
    navigator,
    current: () => shown,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    block: (block: Block): (() => void) => {
      blocks.add(block);
      return () => void blocks.delete(block);
    },
  };
};

export type BlockableHistory = ReturnType<typeof createBlockableHistory>;
