import type { Page } from 'playwright-core';
import { noted, slowDown, whenThere } from './pages/visit';
import { openPortal, screens } from './portal';
import type { Section } from './report';
import { medianOf, spreadOf } from './stats';

const settleMs = 600;
const turns = 30;

interface Act {
  name: string;
  path: string;
  content: Parameters<typeof whenThere>[1];
  act: (page: Page) => Promise<unknown>;
}

const type = (label: string) => (page: Page) => page.getByLabel(label).first().pressSequentially('an');
const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const hundred = '?perPage=100';

const { administration: users, folders, notifications, dashboard, profile } = screens;
/** The folder with all the files that the bench seeds. */
const folder = { ...screens.folder, text: 'files' };

const acts: readonly Act[] = [
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
    act: async (page) => {
      await page.locator('main a:has-text("Reports 2026")').first().click();
      await whenThere(page, folder, 'click');
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

/** The longest wait, in ms, that a user noticed while acting. */
const slowest = async (page: Page, url: string, { path, content, act }: Act): Promise<number> => {
  await page.goto(url + path);
  await whenThere(page, content, 'open');
  await page.waitForTimeout(settleMs);
  const before = (await noted(page)).interactions.length;
  await act(page);
  await page.waitForTimeout(settleMs);
  return Math.max(0, ...(await noted(page)).interactions.slice(before));
};

/** The longest frame, in ms, while the wheel turns over a long list. */
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
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(30);
  }
  return page.evaluate(() => Math.max(...(globalThis as unknown as { frames: number[] }).frames));
};

const lists = [
  { name: 'a frame of scrolling 10,000 notifications', path: notifications.path, content: notifications },
  {
    name: 'a frame of scrolling 10,000 files',
    path: folders.path,
    content: folders,
    link: 'main a:has-text("Reports 2026")',
  },
] as const;

/** Typing, opening, selecting and scrolling at a quarter of the processor, over long lists. */
export const interactions = async (rounds: number): Promise<Section> => {
  const { page, devTools, url, close } = await openPortal({
    users: 1000,
    notifications: 10_000,
    files: 10_000,
    logs: 1000,
  });
  await slowDown(devTools);
  const times = acts.map(() => [] as number[]);
  const frames = lists.map(() => [] as number[]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, act] of acts.entries()) times[index]?.push(await slowest(page, url, act));
    for (const [index, { path, content, ...list }] of lists.entries()) {
      await page.goto(url + path);
      await whenThere(page, content, 'open');
      if ('link' in list) {
        await page.locator(list.link).first().click();
        await whenThere(page, folder, 'click');
      }
      await page.waitForTimeout(settleMs);
      frames[index]?.push(await longestFrame(page));
    }
  }
  await close();
  return {
    title: 'What a user waits for after a key or a click',
    note: 'With 1,000 users, 10,000 notifications and 10,000 files in one folder; processor at a quarter. The slowest of what one act sets off.',
    head: ['', 'ms'],
    rows: [
      ...acts.map(({ name }, index) => [name, spreadOf(times[index] ?? [])]),
      ...lists.map(({ name }, index) => [name, spreadOf(frames[index] ?? [])]),
    ],
    goals: [
      {
        what: 'Slowest act on a screen',
        limit: 200,
        measured: Math.max(...times.map(medianOf)),
        unit: 'ms',
      },
      {
        what: 'Longest frame of scrolling',
        limit: 50,
        measured: Math.max(...frames.map(medianOf)),
        unit: 'ms',
      },
    ],
  };
};
