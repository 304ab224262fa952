import type { CDPSession, Locator, Page } from 'playwright-core';

/** A slow mobile network. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const unthrottled = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Slows the processor down four times, and the network too if `isOnline`. */
export const slowDown = async (devTools: CDPSession, { isOnline = false } = {}) => {
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', isOnline ? network : unthrottled);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/**
 * Ends the slow-down of the processor. A slowed page takes half a core even while it rests, from whatever is measured
 * next.
 */
export const fullSpeed = (devTools: CDPSession) =>
  devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });

export interface Visit {
  firstPaintMs: number;
  /** Until the content is visible, or usable. */
  contentMs: number;
  /** The part of each task above 50 ms. */
  blockingMs: number;
  scriptKb: number;
  scripts: number;
  responses: number;
}

/** Runs in every page of the bench before its scripts. */
export const recordMetrics = () => {
  const noted = { tasks: [] as number[], shift: 0 };
  Object.assign(globalThis, { noted });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('longtask', ({ duration }) => noted.tasks.push(duration));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) noted.shift += value;
  });
};

interface Metrics {
  tasks: number[];
  shift: number;
}

export const readMetrics = (page: Page): Promise<Metrics> =>
  page.evaluate(() => (globalThis as unknown as { noted: Metrics }).noted);

/** Content of a loaded page. */
export interface Content {
  path?: string;
  selector: string;
  /** A pattern that the element's text, or the field's value, must match. */
  text?: string;
  /** React has attached to the element, so that events are handled. */
  listens?: boolean;
}

type ContentTime = (content: Content) => Promise<number>;

/** Runs in every page of the bench before its scripts. */
export const recogniseContent = () => {
  const isThere = ({ path = '', selector, text = '', listens = false }: Content) =>
    location.pathname.startsWith(path) &&
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.checkVisibility() &&
        new RegExp(text).test(element instanceof HTMLInputElement ? element.value : element.textContent) &&
        (!listens || Object.keys(element).some((key) => key.startsWith('__reactFiber'))),
    );
  /** Looks once in each frame. */
  const contentTime: ContentTime = (content) =>
    new Promise((resolve, reject) => {
      const deadline = performance.now() + 60_000;
      const look = () => {
        if (isThere(content)) resolve(performance.now());
        else if (performance.now() > deadline) reject(new Error(`Not found: ${JSON.stringify(content)}`));
        else requestAnimationFrame(look);
      };
      look();
    });
  Object.assign(globalThis, { contentTime });
};

/**
 * Returns the time until the content was there, in ms since the page was opened. Playwright's `waitForFunction` adds
 * a large script to the page first, which delays its first paint.
 */
export const waitForContent = async (devTools: CDPSession, content: Content): Promise<number> => {
  const { result, exceptionDetails } = await devTools.send('Runtime.evaluate', {
    expression: `contentTime(${JSON.stringify(content)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return Number(result.value);
};

/** Returns the time from a click until the content was painted, in ms. Waiting in the page costs it the least. */
export const timeClick = async (page: Page, target: Locator, content: Content): Promise<number> => {
  const shown = page.evaluate((wanted) => {
    const { contentTime } = globalThis as unknown as { contentTime: ContentTime };
    return new Promise<number>((resolve, reject) => {
      const onClick = () => {
        const clickedAt = performance.now();
        const shownNow = () => resolve(performance.now() - clickedAt);
        const whenPainted = () => void scheduler.postTask(shownNow, { priority: 'user-blocking' });
        contentTime(wanted).then(whenPainted, reject);
      };
      addEventListener('click', onClick, { capture: true, once: true });
    });
  }, content);
  await target.click();
  return shown;
};

/** Opens an address and measures it until the content is there. */
export const visit = async (
  page: Page,
  devTools: CDPSession,
  url: string,
  content: Content,
): Promise<Visit> => {
  const scripts = new Set<string>();
  let [bytes, responses] = [0, 0];
  const onResponse = ({ requestId, type }: { requestId: string; type: string }) => {
    if (type === 'Script') scripts.add(requestId);
    responses += 1;
  };
  const onFinished = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  };
  devTools.on('Network.responseReceived', onResponse);
  devTools.on('Network.loadingFinished', onFinished);
  // Going to the address of the shown page loads nothing if it has a hash.
  if (page.url() === url) await page.reload({ waitUntil: 'commit' });
  else await page.goto(url, { waitUntil: 'commit' });
  const contentMs = await waitForContent(devTools, content);
  const atContent = { scripts: scripts.size, responses };
  await page.waitForLoadState('networkidle');
  devTools.off('Network.responseReceived', onResponse);
  devTools.off('Network.loadingFinished', onFinished);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const firstPaintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const { tasks } = await readMetrics(page);
  const blockingMs = tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
  return { firstPaintMs, contentMs, blockingMs, scriptKb: bytes / 1000, ...atContent };
};
