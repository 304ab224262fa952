const listeners = new Set<(id: number) => void>();

/** What the server has deleted at this user's word, for the live connection to be told as well (spec 2 §7). */
export const deletions = {
  notify: (id: number): void => {
    for (const listener of listeners) listener(id);
  },
  /** Returns the way to stop. */
  listen: (listener: (id: number) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
