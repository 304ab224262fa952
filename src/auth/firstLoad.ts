import { session } from './session';
import { firstLoadMarker, isFirstLoad } from './stored';

/** Held, shared, by every tab for as long as it lives; shows a new tab that it is not the first. */
const tabLock = 'pulsehub.tab';
const gateLock = 'pulsehub.first-load';

/**
 * The first load of a browser session wipes everything that an earlier one left behind (spec 1 §4),
 * once and never under a running tab: a tab opened beside a live one takes its session over
 * (decisions §5). Resolves when the portal may read its storage.
 */
export const firstLoad = async (): Promise<void> => {
  const isFirst = isFirstLoad();
  if (!navigator.locks) {
    if (isFirst) await wipe();
    return;
  }
  // One tab at a time: of two that a browser restores together, the first wipes, the second finds it alive.
  await navigator.locks.request(gateLock, async () => {
    if (isFirst && !(await hasLiveTab())) await wipe();
    sessionStorage.setItem(firstLoadMarker, '1');
    await holdTabLock();
  });
};

const hasLiveTab = async (): Promise<boolean> => {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === tabLock);
};

const holdTabLock = () =>
  new Promise<void>((granted) => {
    void navigator.locks.request(tabLock, { mode: 'shared' }, () => {
      granted();
      return new Promise<never>(() => {});
    });
  });

const wipe = async (): Promise<void> => {
  session.end();
  sessionStorage.setItem(firstLoadMarker, '1');
  // Each may be missing or forbidden in a browser; what is there goes, the rest must not hold up the start.
  await Promise.allSettled([wipeDatabases(), wipeWorkers(), wipeCaches()]);
};

const wipeDatabases = async () => {
  const databases = await indexedDB.databases();
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
};

const wipeWorkers = async () => {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
};

const wipeCaches = async () => {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
};
