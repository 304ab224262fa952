import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstLoad } from '../../src/auth/firstLoad';
import { session } from '../../src/auth/session';
import { fakeLocks } from '../support/fakeLocks';

const marker = 'pulsehub.loaded';
const tokens = { access: 'a.b.c', refresh: 'd.e.f' };

/** Stubs the other storage of an origin. */
const stubOriginData = () => {
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
const stubBrowser = (locks: unknown) => {
  const { deleted, serviceWorker } = stubOriginData();
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
])('first load of a browser session %s', (_, locks) => {
  it('clears all but the preferences and marks the tab', async () => {
    const deleted = stubBrowser(locks());
    await firstLoad();
    expect(Object.keys(localStorage)).toEqual(['pulsehub.preferences']);
    expect(new Set(deleted)).toEqual(new Set(['assets', 'old', 'worker']));
    expect(sessionStorage.getItem(marker)).toBe('1');
  });

  it('clears nothing if the tab is reloaded', async () => {
    const deleted = stubBrowser(locks());
    sessionStorage.setItem(marker, '1');
    await firstLoad();
    expect(session.isSignedIn()).toBe(true);
    expect(deleted).toEqual([]);
  });
});

it('ignores a lock aborted by leaving the page', async () => {
  const { locks } = fakeLocks();
  // Only the lock of the tab has options.
  const request: typeof locks.request = (name, options, task) => {
    const held = locks.request(name, options, task);
    return task ? Promise.reject(new DOMException('The page is left.', 'AbortError')) : held;
  };
  stubBrowser({ ...locks, request });
  await expect(firstLoad()).resolves.toBeUndefined();
});

it('clears storage once if a browser restores two tabs', async () => {
  const { locks } = fakeLocks();
  stubBrowser(locks);
  const onCleared = vi.fn<() => void>();
  const stop = session.subscribe((event) => event === 'ended' && onCleared());
  const both = [firstLoad(), firstLoad()];
  await Promise.all(both);
  stop();
  expect(onCleared).toHaveBeenCalledTimes(1);
});
