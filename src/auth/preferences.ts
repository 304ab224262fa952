import type { Store } from 'ra-core';
import { createListeners } from '../model/createListeners';
import type { Fields } from '../model/fields';
import { anyone, preferencesKey, preferencesOf, storedPreferences } from './storage';

/**
 * Kept per user under one key that survives sign-out (decisions §5), with the filters that react-admin's lists save;
 * other store items stay in memory.
 */
const keptKeys = /^(theme|locale|notice|preferences\.)|\.savedQueries$/;

const deviceKeys = ['theme', 'locale', 'notice'];

export const createPreferences = (
  userId: () => string | null,
  onUserChange: (listener: () => void) => () => void,
): Store => {
  const memory = new Map<string, unknown>();
  const watchers = new Map<string, ReturnType<typeof createListeners<[unknown]>>>();
  const isKept = (key: string) => keptKeys.test(key);
  const ownValues = () => preferencesOf(userId());
  const emit = (key: string, value: unknown) => watchers.get(key)?.notify(value);
  const write = (key: string, change: (values: Fields) => void) => {
    const all = storedPreferences();
    const owners = new Set([userId() ?? anyone, ...(deviceKeys.includes(key) ? [anyone] : [])]);
    for (const owner of owners) {
      const values = { ...all[owner] };
      change(values);
      all[owner] = values;
    }
    try {
      localStorage.setItem(preferencesKey, JSON.stringify(all));
    } catch {
      // Storage may be full or forbidden.
    }
  };
  const emitAll = () => watchers.forEach((_, key) => isKept(key) && emit(key, ownValues()[key]));
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === preferencesKey) emitAll();
  };
  let stopListening = () => {};

  const store: Store = {
    setup: () => {
      addEventListener('storage', fromOtherTab);
      stopListening = onUserChange(emitAll);
    },
    teardown: () => {
      stopListening();
      removeEventListener('storage', fromOtherTab);
      memory.clear();
    },
    getItem: <T>(key: string, defaultValue?: T) =>
      ((isKept(key) ? ownValues()[key] : memory.get(key)) as T | undefined) ?? defaultValue,
    setItem: (key, value) => {
      if (isKept(key)) write(key, (values) => (values[key] = value));
      else memory.set(key, value);
      emit(key, value);
    },
    removeItem: (key) => {
      if (isKept(key)) write(key, (values) => delete values[key]);
      else memory.delete(key);
      emit(key, undefined);
    },
    removeItems: (prefix) => {
      const names = [...Object.keys(ownValues()), ...memory.keys()].filter((key) => key.startsWith(prefix));
      names.forEach((key) => store.removeItem(key));
    },
    // react-admin resets the store on sign-out; preferences stay.
    reset: () => memory.clear(),
    subscribe: (key, watch) => {
      const listeners = watchers.get(key) ?? createListeners<[unknown]>();
      watchers.set(key, listeners);
      return listeners.subscribe(watch);
    },
    listItems: (prefix = '') =>
      Object.fromEntries(
        Object.entries({ ...ownValues(), ...Object.fromEntries(memory) }).filter(([key]) =>
          key.startsWith(prefix),
        ),
      ),
  };
  return store;
};
