import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstLoad } from '../../src/auth/firstLoad';
import { session } from '../../src/auth/session';
import { fakeLocks } from '../support/fakeLocks';

const marker = 'pulsehub.loaded';
const tokens = { access: 'a.b.c', refresh: 'd.e.f' };

/** What a browser may keep for an origin besides its storage. */
const keeps = () => {
  const deleted: unknown[] = [];
  vi.stubGlobal('indexedDB', {
    databases: async () => [{ name: 'old' }, { name: undefined }],
    deleteDatabase: (name: string) => deleted.push(name),
  });
  vi.stubGlobal('caches', {
    keys: async () => ['assets'],
    delete: async (name: string) => deleted.push(name),
  });
  const serviceWorker = {
    getRegistrations: async () => [{ unregister: async () => deleted.push('worker') }],
  };
  return { deleted, serviceWorker };
};
const browser = (locks: unknown) => {
  const { deleted, serviceWorker } = keeps();
  vi.stubGlobal('navigator', { locks, serviceWorker });
  return deleted;
};

beforeEach(() => {
  session.end();
  sessionStorage.clear();
  session.start({ user: { user_id: 7, email: 'ada@pulsehub.test' } }, tokens);
  localStorage.setItem('pulsehub.preferences', '{"7":{"theme":"dark"}}');
});
afterEach(() => {
  vi.unstubAllGlobals();
  session.end();
  sessionStorage.clear();
});

describe.each([
  ['with Web Locks', () => fakeLocks().locks],
  ['without Web Locks', () => undefined],
])('the first load of a browser session, %s,', (_, locks) => {
  it('wipes all but the preferences, once', async () => {
    const deleted = browser(locks());
    await firstLoad();
    expect(Object.keys(localStorage)).toEqual(['pulsehub.preferences']);
    expect(new Set(deleted)).toEqual(new Set(['assets', 'old', 'worker']));
    expect(sessionStorage.getItem(marker)).toBe('1');
  });

  it('wipes nothing when the tab is loaded again', async () => {
    const deleted = browser(locks());
    sessionStorage.setItem(marker, '1');
    await firstLoad();
    expect(session.isSignedIn()).toBe(true);
    expect(deleted).toEqual([]);
  });

  it('goes on where the browser forbids what is to be wiped', async () => {
    browser(locks());
    vi.stubGlobal('indexedDB', undefined);
    vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('', 'SecurityError')) });
    await firstLoad();
    expect(session.isSignedIn()).toBe(false);
  });
});

it('a tab opened beside a live one takes its session over', async () => {
  const { locks } = fakeLocks();
  browser(locks);
  sessionStorage.setItem(marker, '1');
  await firstLoad();
  sessionStorage.clear();
  await firstLoad();
  expect(session.isSignedIn()).toBe(true);
  expect(sessionStorage.getItem(marker)).toBe('1');
});

it('of two tabs that a browser restores together one wipes, and the other finds it alive', async () => {
  const { locks } = fakeLocks();
  browser(locks);
  const wipes = vi.fn<() => void>();
  const stop = session.subscribe((event) => event === 'ended' && wipes());
  const both = [firstLoad(), firstLoad()];
  await Promise.all(both);
  stop();
  expect(wipes).toHaveBeenCalledTimes(1);
});
