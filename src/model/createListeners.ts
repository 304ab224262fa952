/** Those who are to be notified of one kind of event. */
export const createListeners = <Args extends unknown[] = []>() => {
  const listeners = new Set<(...args: Args) => void>();
  return {
    notify: (...args: Args): void => listeners.forEach((listener) => listener(...args)),
    /** Returns the way to unsubscribe. */
    subscribe: (listener: (...args: Args) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
