import type { Page } from 'playwright-core';
import { readMetrics, slowDown, timeClick, waitForContent } from './pages/visit';
import { openPortal, screens } from './portal';
import type { Section } from './report';
import { medianOf, spreadOf } from './stats';

const tours = 50;
/** The heap grows with compiled code during these tours, which is no leak. */
const warmUps = 10;
const hoverMs = 300;

/** `link` is hovered and clicked; `open` is clicked before. */
type Step = readonly [name: keyof typeof screens, link: string, open?: string];

const menu = 'header button[aria-haspopup]';
const tour: readonly Step[] = [
  ['administration', 'header nav a[href="/admin"]'],
  ['user', 'main tbody a[href^="/user/details/"]'],
  ['folders', 'a[href="/folders"]', menu],
  ['folder', 'main a:has-text("Reports 2026")'],
  ['notifications', 'header a[href="/notifications"]'],
  ['dashboard', 'header a[href="/dashboard"]'],
];

/** Time from the click until the content is painted, in ms. */
const follow = async (page: Page, [name, link, open]: Step): Promise<number> => {
  if (open !== undefined) await page.locator(open).last().click();
  const target = page.locator(link).first();
  await target.hover();
  await page.waitForTimeout(hoverMs);
  return timeClick(page, target, screens[name]);
};

/** Measures navigation with the processor slowed down four times, and the memory that it leaves behind. */
export const navigation = async (rounds: number): Promise<Section> => {
  const { page, devTools, url, close } = await openPortal();
  await page.goto(`${url}/dashboard`);
  await waitForContent(devTools, screens.dashboard);
  // Fills the cache.
  for (const step of tour) await follow(page, step);
  await slowDown(devTools);
  const times = tour.map(() => [] as number[]);
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${url}/dashboard`);
    await waitForContent(devTools, screens.dashboard);
    for (const [index, step] of tour.entries()) times[index]?.push(await follow(page, step));
  }
  const { shift, interactions } = await readMetrics(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devTools.send('Performance.enable');
  const memory = async () => {
    await devTools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devTools.send('Performance.getMetrics');
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return { heap: of('JSHeapUsedSize') / 1e6, listeners: of('JSEventListeners') };
  };
  const tourOnce = async () => {
    for (const step of tour) await follow(page, step);
  };
  for (let turn = 0; turn < warmUps; turn += 1) await tourOnce();
  const before = await memory();
  for (let turn = 0; turn < tours; turn += 1) await tourOnce();
  const after = await memory();
  await close();
  return {
    title: 'Navigation, with a full cache',
    note: `From the click, ${hoverMs} ms after the hover, until the content is painted; processor slowed down four times. Slowest interaction of the last tour: ${Math.max(0, ...interactions)} ms. The tab after ${warmUps} such tours and after ${tours} more: heap ${before.heap.toFixed(1)} to ${after.heap.toFixed(1)} MB, listeners ${before.listeners} to ${after.listeners}.`,
    head: ['', 'ms'],
    rows: tour.map(([name], index) => [name, spreadOf(times[index] ?? [])]),
    goals: [
      { what: 'Layout shift', limit: 0.02, measured: shift, unit: 'ratio' },
      { what: `Heap after ${tours} tours`, limit: 1.2, measured: after.heap / before.heap, unit: 'ratio' },
      {
        what: `Listeners after ${tours} tours`,
        limit: 1.1,
        measured: after.listeners / before.listeners,
        unit: 'ratio',
      },
    ],
    chart: {
      file: 'moving',
      unit: 'ms',
      bars: tour.map(([name], index) => [name, medianOf(times[index] ?? [])]),
    },
  };
};
