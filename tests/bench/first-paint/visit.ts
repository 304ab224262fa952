import type { Browser } from 'playwright-core';

/** A middling phone on a slow mobile network. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;

export interface Visit {
  firstPaintMs: number;
  /** Beyond 50 ms of each task, until all is quiet. */
  blockingMs: number;
  scriptKb: number;
}

/** One visit with an empty cache. */
export const visit = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', network);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const scripts = new Set<string>();
  let bytes = 0;
  devTools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const [firstPaintMs, tasks] = (await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    (globalThis as unknown as { longTasks: number[] }).longTasks,
  ])) as [number, number[]];
  await context.close();
  const blockingMs = tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
  return { firstPaintMs, blockingMs, scriptKb: bytes / 1000 };
};
