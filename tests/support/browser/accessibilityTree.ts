import type { Page } from '@playwright/test';

const maxListItems = 3;

const monthNames = (locale: string) =>
  (['long', 'short'] as const).flatMap((month) =>
    Array.from({ length: 12 }, (_, index) =>
      new Intl.DateTimeFormat(locale, { month }).format(new Date(2026, index, 15)),
    ),
  );
const dayNames = (locale: string) =>
  Array.from({ length: 7 }, (_, index) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(new Date(2026, 0, index + 1)),
  );
const days = ['Today', 'Yesterday', 'اليوم', 'أمس', ...['en', 'ar'].flatMap(dayNames)];
const months = ['en', 'ar'].flatMap(monthNames).toSorted((a, b) => b.length - a.length);

/** Masks parts that depend on the clock, the version and the server's address. */
const maskClock = (line: string): string =>
  line
    .replaceAll(/[\u2068\u2069]/g, '')
    .replace(/- time: .*/, '- time')
    .replaceAll(/https?:\/\/[^\s"]+/g, 'ADDRESS')
    .replace(/(?<=©.*)\d+\.\d+\.\d+/, '#')
    .replaceAll(new RegExp(`(?<!\\p{L})(${months.join('|')})(?!\\p{L})`, 'gu'), 'MONTH')
    .replaceAll(/(?<!\[level=)\p{Nd}+/gu, '#')
    // Drops AM and PM from 12-hour times, in English and Arabic.
    .replaceAll(/(#:#)\s(AM|PM|ص|م)(?!\p{L})/gu, '$1')
    .replaceAll(new RegExp(`(?<!\\p{L})(${days.join('|')})(?!\\p{L})`, 'gu'), 'DAY')
    .replaceAll(/DAY[,،] (MONTH #, #|# MONTH #)/g, 'DAY');

const getDepth = (line: string) => line.search(/\S/);
const getRole = (line: string) => /- (\w+)/.exec(line)?.[1];

/** Keeps the first few of rows, items and the like. */
const truncateLists = (lines: readonly string[]): string[] => {
  const counts = new Map<number, { role: string | undefined; count: number }>();
  let skipped = Number.POSITIVE_INFINITY;
  return lines.filter((line) => {
    const depth = getDepth(line);
    if (depth > skipped) return false;
    skipped = Number.POSITIVE_INFINITY;
    for (const other of counts.keys()) if (other > depth) counts.delete(other);
    const role = getRole(line);
    const before = counts.get(depth);
    const count = before?.role === role ? (before?.count ?? 0) + 1 : 1;
    counts.set(depth, { role, count });
    if (/^(row|listitem|article|option)$/.test(role ?? '') && count > maxListItems) skipped = depth;
    return skipped !== depth;
  });
};

/** The accessibility tree as text: roles, names, states and order, which are the same on each day. */
export const accessibilityTree = async (page: Page): Promise<string> => {
  const tree = await page.locator('body').ariaSnapshot();
  const lines = truncateLists(tree.split('\n').map(maskClock));
  const isAddress = (line = '') => /^\s*- \/url:/.test(line);
  const texts = lines.map((line, at) => (isAddress(lines[at + 1]) ? line.replace(/:$/, '') : line));
  // Some banners keep an empty one for what they may have to say.
  const isSilent = (line: string) => /^\s*- status$/.test(line);
  return `${texts.filter((line) => !isAddress(line) && !isSilent(line)).join('\n')}\n`;
};
