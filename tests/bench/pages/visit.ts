import type { CDPSession, Locator, Page } from 'playwright-core';

const mobileNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const unthrottled = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Slows the CPU down four times, and the network too if `slowNetwork`. */
export const slowDown = async (devTools: CDPSession, { slowNetwork = false } = {}) => {
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slowNetwork ? mobileNetwork : unthrottled);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** Restores full CPU speed. A throttled page uses half a core even when idle and would slow the next measurement. */
export const restoreSpeed = (devTools: CDPSession) =>
  devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });

export interface Visit {
  firstPaintMs: number;
  /** Time until the content is visible or interactive. */
  contentMs: number;
  /** Sum of the time above 50 ms in each task. */
  blockingMs: number;
  scriptKb: number;
  scripts: number;
  responses: number;
}

/** Init script of every measured page. */
export const recordMetrics = () => {
  const metrics = { tasks: [] as number[], shift: 0 };
  Object.assign(globalThis, { metrics });
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => metrics.tasks.push(duration));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) metrics.shift += value;
  });
};

interface Metrics {
  tasks: number[];
  shift: number;
}

export const readMetrics = (page: Page): Promise<Metrics> =>
  page.evaluate(() => (globalThis as unknown as { metrics: Metrics }).metrics);

/** Content of a loaded page. */
export interface Content {
  path?: string;
  selector: string;
  /** Pattern for the element's text or the field's value. */
  text?: string;
  /** Waits until React has attached to the element and handles its events. */
  isInteractive?: boolean;
}

type ContentTime = (content: Content) => Promise<number>;

/** Init script of every measured page. */
export const recogniseContent = () => {
  const isLoaded = ({ path = '', selector, text = '', isInteractive = false }: Content) =>
    location.pathname.startsWith(path) &&
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.checkVisibility() &&
        new RegExp(text).test(element instanceof HTMLInputElement ? element.value : element.textContent) &&
        (!isInteractive || Object.keys(element).some((key) => key.startsWith('__reactFiber'))),
    );
  /** Checks once per frame. */
  const contentTime: ContentTime = (content) =>
    new Promise((resolve, reject) => {
      const deadline = performance.now() + 60_000;
      const check = () => {
        if (isLoaded(content)) resolve(performance.now());
        else if (performance.now() > deadline) reject(new Error(`Not found: ${JSON.stringify(content)}`));
        else requestAnimationFrame(check);
      };
      check();
    });
  Object.assign(globalThis, { contentTime });
};

/**
 * Returns the time until the content is visible, in ms since navigation started. Playwright's `waitForFunction` adds
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

/** Returns the time from a click until the content is painted, in ms. Waiting inside the page adds least overhead. */
export const timeClick = async (page: Page, target: Locator, content: Content): Promise<number> => {
  const elapsed = page.evaluate((expected) => {
    const { contentTime } = globalThis as unknown as { contentTime: ContentTime };
    return new Promise<number>((resolve, reject) => {
      const onClick = () => {
        const clickedAt = performance.now();
        const finish = () => resolve(performance.now() - clickedAt);
        const finishAfterPaint = () => void scheduler.postTask(finish, { priority: 'user-blocking' });
        contentTime(expected).then(finishAfterPaint, reject);
      };
      addEventListener('click', onClick, { capture: true, once: true });
    });
  }, content);
  await target.click();
  return elapsed;
};

/** Opens a URL and measures the page until its content is loaded. */
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
  // Navigating to the current URL loads nothing if it has a hash.
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
