import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPreferences } from '../../src/auth/preferences';
import { preferencesKey } from '../../src/auth/stored';

const stored = () => JSON.parse(localStorage.getItem(preferencesKey) ?? '{}') as Record<string, unknown>;
const open = (initially: string | null = '7') => {
  const person = { id: initially };
  let changed = () => {};
  const store = createPreferences(
    () => person.id,
    (listener) => {
      changed = listener;
      return () => {};
    },
  );
  store.setup();
  return { store, become: (id: string | null) => ((person.id = id), changed()) };
};

beforeEach(() => localStorage.clear());

describe('preferences', () => {
  it('belong to one person', () => {
    const { store, become } = open();
    store.setItem('preferences.dashboard.pins', ['shm']);
    become('8');
    expect(store.getItem('preferences.dashboard.pins', [])).toEqual([]);
    become('7');
    expect(store.getItem('preferences.dashboard.pins')).toEqual(['shm']);
  });

  it('paint the sign-in page in the colours last chosen on this device', () => {
    const { store, become } = open();
    store.setItem('theme', 'dark');
    become(null);
    expect(store.getItem('theme')).toBe('dark');
  });

  it('preferences never write to disk what react-admin remembers of lists', () => {
    const { store } = open();
    store.setItem('users.selectedIds', [1, 2]);
    store.setItem('users.listParams', { filter: { search: 'ada@pulsehub.test' } });
    expect(store.getItem('users.selectedIds')).toEqual([1, 2]);
    expect(stored()).toEqual({});
  });

  it('survive what react-admin resets at sign-out', () => {
    const { store } = open();
    store.setItem('theme', 'dark');
    store.setItem('users.selectedIds', [1]);
    store.reset();
    expect(store.getItem('theme')).toBe('dark');
    expect(store.getItem('users.selectedIds')).toBeUndefined();
  });

  it('preferences tell the screens when somebody else signs in', () => {
    const { store, become } = open();
    store.setItem('theme', 'dark');
    const seen = vi.fn<(value: unknown) => void>();
    store.subscribe('theme', seen);
    become('8');
    expect(seen).toHaveBeenCalledWith('dark');
  });

  it.each(['{', '[]', 'null', '{"7":"x"}'])('start empty where the stored text is %s', (text) => {
    localStorage.setItem(preferencesKey, text);
    const { store } = open();
    expect(store.getItem('theme', 'system')).toBe('system');
    store.setItem('theme', 'light');
    expect(store.getItem('theme')).toBe('light');
  });
});
