import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPreferences } from '../../src/auth/preferences';
import { preferencesKey } from '../../src/auth/storage';

const readStored = () => JSON.parse(localStorage.getItem(preferencesKey) ?? '{}') as Record<string, unknown>;
const createStore = () => {
  const user: { id: string | null } = { id: '7' };
  let notifyUserChange = () => {};
  const store = createPreferences(
    () => user.id,
    (listener) => {
      notifyUserChange = listener;
      return () => {};
    },
  );
  store.setup();
  return { store, switchUser: (id: string | null) => ((user.id = id), notifyUserChange()) };
};

beforeEach(() => localStorage.clear());

describe('preferences', () => {
  it('belong to one user', () => {
    const { store, switchUser } = createStore();
    store.setItem('preferences.dashboard.pins', ['shm']);
    switchUser('8');
    expect(store.getItem('preferences.dashboard.pins', [])).toEqual([]);
    switchUser('7');
    expect(store.getItem('preferences.dashboard.pins')).toEqual(['shm']);
  });

  it('show the sign-in page in the theme last chosen on this device', () => {
    const { store, switchUser } = createStore();
    store.setItem('theme', 'dark');
    switchUser(null);
    expect(store.getItem('theme')).toBe('dark');
  });

  it.each(['preferences.notification.shortcuts', 'preferences.dashboard.typeAnywhere'])(
    'keep shortcuts off if %s was off in 0.2.0, until they are turned on',
    (former) => {
      localStorage.setItem(preferencesKey, JSON.stringify({ 7: { [former]: false } }));
      const { store, switchUser } = createStore();
      expect(store.getItem('preferences.shortcuts', true)).toBe(false);
      store.setItem('preferences.shortcuts', true);
      expect(store.getItem('preferences.shortcuts', true)).toBe(true);
      switchUser('8');
      expect(store.getItem('preferences.shortcuts', true)).toBe(true);
    },
  );

  it("exclude react-admin's list state", () => {
    const { store } = createStore();
    store.setItem('users.selectedIds', [1, 2]);
    store.setItem('users.listParams', { filter: { search: 'ada@pulsehub.test' } });
    expect(store.getItem('users.selectedIds')).toEqual([1, 2]);
    expect(readStored()).toEqual({});
  });

  it('are removed by key or by prefix, in storage and in memory', () => {
    const { store } = createStore();
    store.setItem('preferences.users.columns', ['email']);
    store.setItem('preferences.users.filters', ['staff']);
    store.setItem('preferences.dashboard.pins', ['shm']);
    store.setItem('users.selectedIds', [1]);
    store.setItem('other.users.selectedIds', [2]);
    const listener = vi.fn<(value: unknown) => void>();
    store.subscribe('preferences.users.columns', listener);
    store.removeItem('preferences.users.columns');
    expect(listener).toHaveBeenCalledWith(undefined);
    store.removeItems('preferences.users');
    store.removeItems('users.');
    expect(store.listItems?.()).toEqual({
      'preferences.dashboard.pins': ['shm'],
      'other.users.selectedIds': [2],
    });
    store.removeItem('other.users.selectedIds');
    expect(store.getItem('other.users.selectedIds')).toBeUndefined();
    expect(readStored()).toEqual({ 7: { 'preferences.dashboard.pins': ['shm'] } });
    expect(store.listItems?.('preferences.')).toEqual({ 'preferences.dashboard.pins': ['shm'] });
    expect(store.listItems?.('pins')).toEqual({});
  });

  it('follow changes in another tab until teardown', () => {
    const { store } = createStore();
    const listener = vi.fn<(value: unknown) => void>();
    store.subscribe('theme', listener);
    const change = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));
    localStorage.setItem(preferencesKey, '{"7":{"theme":"dark"}}');
    change('another key');
    expect(listener).not.toHaveBeenCalled();
    change(preferencesKey);
    expect(listener).toHaveBeenCalledWith('dark');
    store.setItem('users.selectedIds', [1]);
    store.teardown?.();
    change(preferencesKey);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.getItem('users.selectedIds')).toBeUndefined();
  });

  it('keep device settings for the next user', () => {
    const { store, switchUser } = createStore();
    store.setItem('locale', 'en');
    store.setItem('preferences.seen', true);
    expect(readStored()).toEqual({ 7: { locale: 'en', 'preferences.seen': true }, anyone: { locale: 'en' } });
    switchUser(null);
    store.setItem('preferences.seen', 'by nobody');
    expect(readStored()).toMatchObject({ anyone: { locale: 'en', 'preferences.seen': 'by nobody' } });
  });

  it.each(['{', '[]', 'null', '{"7":"x"}'])('start empty if the stored text is %s', (text) => {
    localStorage.setItem(preferencesKey, text);
    const { store } = createStore();
    expect(store.getItem('theme', 'system')).toBe('system');
    store.setItem('theme', 'light');
    expect(store.getItem('theme')).toBe('light');
  });
});
