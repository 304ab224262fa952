import { createListeners } from './createListeners';

/** Changes laid over the fetched data, so that a rollback only removes them. */
export type Changes<Id, Change> = ReadonlyMap<Id, Change>;

/** Holds changes that the server has not confirmed yet. */
export const createOptimisticChanges = <Id, Change>() => {
  let changes: Changes<Id, Change> = new Map();
  const listeners = createListeners();
  const tails = new Map<Id, Promise<unknown>>();
  const set = (next: Changes<Id, Change>) => {
    changes = next;
    listeners.notify();
  };
  return {
    getSnapshot: () => changes,
    subscribe: listeners.subscribe,
    show: (ids: readonly Id[], change: Change) =>
      set(new Map([...changes, ...ids.map((id) => [id, change] as const)])),
    /** Keeps a later change of the same id. */
    drop: (ids: readonly Id[], change: Change) => {
      const dropped = new Set(ids);
      set(new Map([...changes].filter(([id, last]) => !dropped.has(id) || last !== change)));
    },
    /** Sends calls with the same id one after another. */
    enqueue: <T>(id: Id, send: () => Promise<T>): Promise<T> => {
      const previous = tails.get(id);
      const current = previous ? previous.then(send, send) : send();
      tails.set(id, current);
      const cleanUp = () => {
        if (tails.get(id) === current) tails.delete(id);
      };
      current.then(cleanUp, cleanUp);
      return current;
    },
  };
};

/** Creates one value per owner, such as client state per query client. */
export const memoizeByOwner = <Value>(create: () => Value): ((owner: object) => Value) => {
  const values = new WeakMap<object, Value>();
  return (owner) => {
    const value = values.get(owner) ?? create();
    values.set(owner, value);
    return value;
  };
};
