import type { Page } from 'playwright-core';
import { fullSpeed, readMetrics, slowDown, timeClick, waitForContent, type Content } from './pages/visit';
import { openPortal, openStock, screens, stockScreens } from './portal';
import type { Section } from './report';
import { median, formatSpread } from './stats';

const tours = 50;
/** The heap grows with compiled code during these tours, which is no leak. */
const warmUps = 10;
const hoverMs = 300;

/** `link` is hovered and clicked; `open` is clicked before. */
type Step = readonly [name: string, content: Content, link: string, open?: string];

const menu = 'header button[aria-haspopup]';
/** Ends where it begins. */
const tour: readonly Step[] = [
  ['administration', screens.administration, 'header nav a[href="/admin"]'],
  ['user', screens.user, 'main tbody a[href^="/user/details/"]'],
  ['folders', screens.folders, 'a[href="/folders"]', menu],
  ['folder', screens.folder, 'main a:has-text("Reports 2026")'],
  ['notifications', screens.notifications, 'header a[href="/notifications"]'],
  ['dashboard', screens.dashboard, 'header a[href="/dashboard"]'],
];
const stockTour: readonly Step[] = [
  ['stock react-admin: list to edit', stockScreens.edit, 'main tbody tr'],
  ['stock react-admin: edit to list', stockScreens.list, 'a[href="#/users"]'],
];

/** Time from the click until the content is painted, in ms. */
const follow = async (page: Page, [, content, link, open]: Step): Promise<number> => {
  if (open !== undefined) await page.locator(open).last().click();
  const target = page.locator(link).first();
  await target.hover();
  await page.waitForTimeout(hoverMs);
  return timeClick(page, target, content);
};

/** Measures navigation with the processor slowed down four times, and the memory that it leaves behind. */
export const navigation = async (rounds: number): Promise<Section> => {
  const portal = await openPortal();
  const stock = await openStock(portal.url);
  const { page, devTools } = portal;
  const createTimes = (steps: readonly Step[]) => steps.map(([name]) => ({ name, times: [] as number[] }));
  const turns = [
    { tab: portal, start: screens.dashboard, steps: tour, measured: createTimes(tour) },
    { tab: stock, start: stockScreens.list, steps: stockTour, measured: createTimes(stockTour) },
  ];
  // The first round fills the cache.
  for (let round = 0; round <= rounds; round += 1)
    for (const { tab, start, steps, measured } of turns) {
      if (round > 0) await slowDown(tab.devTools);
      await tab.page.reload();
      await waitForContent(tab.devTools, start);
      for (const [index, step] of steps.entries()) {
        const time = await follow(tab.page, step);
        if (round > 0) measured[index]?.times.push(time);
      }
      await fullSpeed(tab.devTools);
    }
  await stock.close();
  const { shift } = await readMetrics(page);
  await devTools.send('Performance.enable');
  const memory = async () => {
    await devTools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devTools.send('Performance.getMetrics');
    const readMetric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return { heap: readMetric('JSHeapUsedSize') / 1e6, listeners: readMetric('JSEventListeners') };
  };
  const tourOnce = async () => {
    for (const step of tour) await follow(page, step);
  };
  for (let turn = 0; turn < warmUps; turn += 1) await tourOnce();
  const before = await memory();
  for (let turn = 0; turn < tours; turn += 1) await tourOnce();
  const after = await memory();
  await portal.close();

  const [own = [], others = []] = turns.map(({ measured }) =>
    measured.map(({ times }) => median(times)).toSorted((a, b) => b - a),
  );
  const measured = turns.flatMap((each) => each.measured);
  return {
    title: 'Navigation, with a full cache',
    note: `From the click, ${hoverMs} ms after the hover, until the content is painted; processor slowed down four times. The tab after ${warmUps} such tours and after ${tours} more: heap ${before.heap.toFixed(1)} to ${after.heap.toFixed(1)} MB, listeners ${before.listeners} to ${after.listeners}.`,
    head: ['', 'ms'],
    rows: measured.map(({ name, times }) => [name, formatSpread(times)]),
    goals: [
      {
        what: 'Slowest step relative to the slowest of stock react-admin',
        limit: 1,
        measured: (own[0] ?? Number.NaN) / (others[0] ?? Number.NaN),
        unit: 'ratio',
      },
      { what: 'Layout shift', limit: 0.02, measured: shift, unit: 'ratio' },
      { what: `Heap after ${tours} tours`, limit: 1.2, measured: after.heap / before.heap, unit: 'ratio' },
      {
        what: `Listeners after ${tours} tours`,
        limit: 1.1,
        measured: after.listeners / before.listeners,
        unit: 'ratio',
      },
    ],
  };
};
