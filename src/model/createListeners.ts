export const createListeners = <Args extends unknown[] = []>() => {
  const listeners = new Set<(...args: Args) => void>();
  return {
    notify: (...args: Args): void => listeners.forEach((listener) => listener(...args)),
    subscribe: (listener: (...args: Args) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
