import type { Store } from 'ra-core';
import { createListeners } from '../model/createListeners';
import type { Fields } from '../model/fields';
import { sharedPreferencesKey, preferencesKey, getPreferences, storedPreferences } from './storage';

/**
 * Keys stored per user, which survive a sign-out (decisions §2), including filters saved by react-admin's lists. Other
 * store items stay in memory.
 */
const persistedKeys = /^(theme|locale|notice|preferences\.)|\.savedQueries$/;

/** The two switches of 0.2.0 that `preferences.shortcuts` replaced. */
const formerSwitches = ['preferences.notification.shortcuts', 'preferences.dashboard.typeAnywhere'];

/** Keeps shortcuts off for users who had turned them off in 0.2.0. */
const withFormerSwitches = (values: Fields): Fields =>
  formerSwitches.some((key) => values[key] === false)
    ? { 'preferences.shortcuts': false, ...values }
    : values;

const deviceKeys = ['theme', 'locale', 'notice'];

export const createPreferences = (
  userId: () => string | null,
  onUserChange: (listener: () => void) => () => void,
): Store => {
  const memory = new Map<string, unknown>();
  const listenersByKey = new Map<string, ReturnType<typeof createListeners<[unknown]>>>();
  const isPersisted = (key: string) => persistedKeys.test(key);
  const userValues = () => withFormerSwitches(getPreferences(userId()));
  const emit = (key: string, value: unknown) => listenersByKey.get(key)?.notify(value);
  const write = (key: string, change: (values: Fields) => void) => {
    const all = storedPreferences();
    const owners = new Set([
      userId() ?? sharedPreferencesKey,
      ...(deviceKeys.includes(key) ? [sharedPreferencesKey] : []),
    ]);
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
  const emitAll = () => listenersByKey.forEach((_, key) => isPersisted(key) && emit(key, userValues()[key]));
  const onStorage = ({ key }: StorageEvent) => {
    if (key === preferencesKey) emitAll();
  };
  let stopListening = () => {};

  const store: Store = {
    setup: () => {
      addEventListener('storage', onStorage);
      stopListening = onUserChange(emitAll);
    },
    teardown: () => {
      stopListening();
      removeEventListener('storage', onStorage);
      memory.clear();
    },
    getItem: <T>(key: string, defaultValue?: T) =>
      ((isPersisted(key) ? userValues()[key] : memory.get(key)) as T | undefined) ?? defaultValue,
    setItem: (key, value) => {
      if (isPersisted(key)) write(key, (values) => (values[key] = value));
      else memory.set(key, value);
      emit(key, value);
    },
    removeItem: (key) => {
      if (isPersisted(key)) write(key, (values) => delete values[key]);
      else memory.delete(key);
      emit(key, undefined);
    },
    removeItems: (prefix) => {
      const names = [...Object.keys(userValues()), ...memory.keys()].filter((key) => key.startsWith(prefix));
      names.forEach((key) => store.removeItem(key));
    },
    // react-admin resets the store on sign-out; preferences stay.
    reset: () => memory.clear(),
    subscribe: (key, watch) => {
      const listeners = listenersByKey.get(key) ?? createListeners<[unknown]>();
      listenersByKey.set(key, listeners);
      return listeners.subscribe(watch);
    },
    listItems: (prefix = '') =>
      Object.fromEntries(
        Object.entries({ ...userValues(), ...Object.fromEntries(memory) }).filter(([key]) =>
          key.startsWith(prefix),
        ),
      ),
  };
  return store;
};
