import { session } from './session';
import { firstLoadMarker, isFirstLoad } from './storage';

/** Shared lock held by every tab, so that a new tab can tell whether it is the first. */
const tabLock = 'pulsehub.tab';
const gateLock = 'pulsehub.first-load';

/** Clears data of an earlier browser session (spec 1 §4), but never while another tab is open (decisions §2). */
export const firstLoad = async (): Promise<void> => {
  const isFirst = isFirstLoad();
  if (!navigator.locks) {
    if (isFirst) await wipe();
    return;
  }
  // When a browser restores two tabs at once, only the first one wipes.
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
    const held = navigator.locks.request(tabLock, { mode: 'shared' }, () => {
      granted();
      return new Promise<never>(() => {});
    });
    // WebKit rejects it when the page unloads.
    held.catch(() => {});
  });

const wipe = async (): Promise<void> => {
  session.end();
  sessionStorage.setItem(firstLoadMarker, '1');
  // Any of these APIs may be missing or forbidden.
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
