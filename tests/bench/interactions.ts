import type { CDPSession, Page } from 'playwright-core';
import { readMetrics, slowDown, waitForContent } from './pages/visit';
import { openPortal, screens } from './portal';
import type { Section } from './report';
import { spreadOf } from './stats';

const settleMs = 600;
const wheelTurns = 30;

interface Scenario {
  name: string;
  path: string;
  content: Parameters<typeof waitForContent>[1];
  act: (page: Page, devTools: CDPSession) => Promise<unknown>;
}

const type = (label: string) => (page: Page) => page.getByLabel(label).first().pressSequentially('an');
const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const hundred = '?perPage=100';

const { administration: users, folders, notifications, dashboard, profile } = screens;
/** The seed puts all but the first files into this folder. */
const archive = { link: 'main a:has-text("Archive")', content: { ...screens.folder, text: 'Reading 0' } };

const scenarios: readonly Scenario[] = [
  { name: 'typing in the search of users', path: users.path, content: users, act: type('Search users') },
  { name: 'opening the filters of users', path: users.path, content: users, act: click(/^Filters/) },
  { name: 'opening the form of a new user', path: users.path, content: users, act: click('Add User') },
  {
    name: 'selecting 100 users',
    path: users.path + hundred,
    content: { ...users, selector: 'main tbody tr:nth-child(60)' },
    act: (page) => page.locator('main thead input[type=checkbox]').click(),
  },
  {
    name: 'typing in the search of 10,000 notifications',
    path: notifications.path,
    content: notifications,
    act: type('Search notifications'),
  },
  { name: 'opening a new folder', path: folders.path, content: folders, act: click('New Folder') },
  {
    name: 'typing in the search of 10,000 files',
    path: folders.path,
    content: folders,
    act: async (page, devTools) => {
      await page.locator(archive.link).first().click();
      await waitForContent(devTools, archive.content);
      await page.getByPlaceholder('Search files and folders...').pressSequentially('an');
    },
  },
  {
    name: 'typing in the search of the dashboard',
    path: dashboard.path,
    content: dashboard,
    act: (page) => page.keyboard.type('an'),
  },
  { name: 'opening the account menu', path: dashboard.path, content: dashboard, act: click(/^Account menu/) },
  {
    name: 'opening another tab of the profile',
    path: profile.path,
    content: profile,
    act: (page) => page.getByRole('tab').nth(1).click(),
  },
];

/** The longest interaction delay, in ms, of one scenario. */
const slowestInteraction = async (
  { page, devTools, url }: Awaited<ReturnType<typeof openPortal>>,
  { path, content, act }: Scenario,
): Promise<number> => {
  await page.goto(url + path);
  await waitForContent(devTools, content);
  await page.waitForTimeout(settleMs);
  const before = (await readMetrics(page)).interactions.length;
  await act(page, devTools);
  await page.waitForTimeout(settleMs);
  return Math.max(0, ...(await readMetrics(page)).interactions.slice(before));
};

/** The longest frame, in ms, while a long list is scrolled with the wheel. */
const longestFrame = async (page: Page): Promise<number> => {
  await page.mouse.move(600, 500);
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(globalThis, { frames });
  });
  for (let turn = 0; turn < wheelTurns; turn += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(30);
  }
  const longest = await page.evaluate(() =>
    Math.max(...(globalThis as unknown as { frames: number[] }).frames),
  );
  // Three frames of 60 Hz are reported as 50.0 or 50.1 ms.
  return Math.round(longest);
};

const lists = [
  {
    name: 'longest frame while scrolling 10,000 notifications',
    path: notifications.path,
    content: notifications,
  },
  {
    name: 'longest frame while scrolling 10,000 files',
    path: folders.path,
    content: folders,
    inArchive: true,
  },
] as const;

/** Measures typing, opening, selecting and scrolling over long lists, with the processor slowed down four times. */
export const interactions = async (rounds: number): Promise<Section> => {
  const portal = await openPortal({ users: 1000, notifications: 10_000, files: 10_000, logs: 1000 });
  const { page, devTools, url } = portal;
  await slowDown(devTools);
  const times = scenarios.map(() => [] as number[]);
  const frames = lists.map(() => [] as number[]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, act] of scenarios.entries()) times[index]?.push(await slowestInteraction(portal, act));
    for (const [index, { path, content, ...list }] of lists.entries()) {
      await page.goto(url + path);
      await waitForContent(devTools, content);
      if ('inArchive' in list) {
        await page.locator(archive.link).first().click();
        await waitForContent(devTools, archive.content);
      }
      await page.waitForTimeout(settleMs);
      frames[index]?.push(await longestFrame(page));
    }
  }
  await portal.close();
  return {
    title: 'Delay after a key or a click',
    note: 'With 1,000 users, 10,000 notifications and 10,000 files in one folder; processor slowed down four times. The slowest interaction of each row.',
    head: ['', 'ms'],
    rows: [
      ...scenarios.map(({ name }, index) => [name, spreadOf(times[index] ?? [])]),
      ...lists.map(({ name }, index) => [name, spreadOf(frames[index] ?? [])]),
    ],
    goals: [],
  };
};
