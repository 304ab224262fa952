import type { Page } from 'playwright-core';
import { readMetrics, restoreSpeed, slowDown, timeClick, waitForContent, type Content } from './pages/visit';
import { openPortal, openStock, screens, stockScreens } from './portal';
import type { Section } from './report';
import { median, formatSpread } from './stats';

const memoryRounds = 50;
/** Compiled code grows the heap during these rounds, which is not a leak. */
const warmUpRounds = 10;
const hoverMs = 300;

/** Clicks `open` first if set, then hovers and clicks `link`. */
type Step = readonly [name: string, content: Content, link: string, open?: string];

const menu = 'header button[aria-haspopup]';
/** Starts and ends on the dashboard. */
const portalSteps: readonly Step[] = [
  ['administration', screens.administration, 'header nav a[href="/admin"]'],
  ['user', screens.user, 'main tbody a[href^="/user/details/"]'],
  ['folders', screens.folders, 'a[href="/folders"]', menu],
  ['folder', screens.folder, 'main a:has-text("Reports 2026")'],
  ['notifications', screens.notifications, 'header a[href="/notifications"]'],
  ['dashboard', screens.dashboard, 'header a[href="/dashboard"]'],
];
const stockSteps: readonly Step[] = [
  ['stock react-admin: list to edit', stockScreens.edit, 'main tbody tr'],
  ['stock react-admin: edit to list', stockScreens.list, 'a[href="#/users"]'],
];

/** Returns the time from the click until the content is painted, in ms. */
const navigate = async (page: Page, [, content, link, open]: Step): Promise<number> => {
  if (open !== undefined) await page.locator(open).last().click();
  const target = page.locator(link).first();
  await target.hover();
  await page.waitForTimeout(hoverMs);
  return timeClick(page, target, content);
};

/** Measures navigation with the CPU slowed down four times, and memory growth over many rounds. */
export const navigation = async (rounds: number): Promise<Section> => {
  const portal = await openPortal();
  const stock = await openStock(portal.url);
  const { page, devTools } = portal;
  const createTimes = (steps: readonly Step[]) => steps.map(([name]) => ({ name, times: [] as number[] }));
  const apps = [
    { tab: portal, start: screens.dashboard, steps: portalSteps, measured: createTimes(portalSteps) },
    { tab: stock, start: stockScreens.list, steps: stockSteps, measured: createTimes(stockSteps) },
  ];
  // The first round fills the cache.
  for (let round = 0; round <= rounds; round += 1)
    for (const { tab, start, steps, measured } of apps) {
      if (round > 0) await slowDown(tab.devTools);
      await tab.page.reload();
      await waitForContent(tab.devTools, start);
      for (const [index, step] of steps.entries()) {
        const time = await navigate(tab.page, step);
        if (round > 0) measured[index]?.times.push(time);
      }
      await restoreSpeed(tab.devTools);
    }
  await stock.close();
  const { shift } = await readMetrics(page);
  await devTools.send('Performance.enable');
  const measureMemory = async () => {
    await devTools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devTools.send('Performance.getMetrics');
    const getMetric = (key: string) => metrics.find(({ name }) => name === key)?.value ?? Number.NaN;
    return { heap: getMetric('JSHeapUsedSize') / 1e6, listeners: getMetric('JSEventListeners') };
  };
  const runRound = async () => {
    for (const step of portalSteps) await navigate(page, step);
  };
  for (let round = 0; round < warmUpRounds; round += 1) await runRound();
  const before = await measureMemory();
  for (let round = 0; round < memoryRounds; round += 1) await runRound();
  const after = await measureMemory();
  await portal.close();

  const [portalMedians = [], stockMedians = []] = apps.map(({ measured }) =>
    measured.map(({ times }) => median(times)).toSorted((a, b) => b - a),
  );
  const measured = apps.flatMap((app) => app.measured);
  return {
    title: 'Navigation with a warm cache',
    note: `The test hovers over a link for ${hoverMs} ms and then clicks it. Each value is the time from the click until the content is painted. The CPU is slowed down four times. After ${warmUpRounds} warm-up rounds the heap was ${before.heap.toFixed(1)} MB, with ${before.listeners} event listeners; after ${memoryRounds} more rounds it was ${after.heap.toFixed(1)} MB, with ${after.listeners} event listeners.`,
    head: ['Step', 'ms'],
    rows: measured.map(({ name, times }) => [name, formatSpread(times)]),
    goals: [
      {
        label: 'Slowest step, relative to the slowest step in stock react-admin',
        limit: 1,
        measured: (portalMedians[0] ?? Number.NaN) / (stockMedians[0] ?? Number.NaN),
        unit: 'ratio',
      },
      { label: 'Layout shift', limit: 0.02, measured: shift, unit: 'ratio' },
      {
        label: `Heap growth over ${memoryRounds} navigation rounds`,
        limit: 1.2,
        measured: after.heap / before.heap,
        unit: 'ratio',
      },
      {
        label: `Listener growth over ${memoryRounds} navigation rounds`,
        limit: 1.1,
        measured: after.listeners / before.listeners,
        unit: 'ratio',
      },
    ],
  };
};
