import type { SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';
import type { ServiceCard } from '../../model/dic-services/services';
import { fold } from '../../model/text';

const groups = [
  'recent',
  'actions',
  'users',
  'screens',
  'views',
  'services',
  'folders',
  'projects',
  'notifications',
  'settings',
] as const;

/** Prefix of the entry ids of users. */
export const userPrefix = 'user:';

export interface PaletteEntry {
  /** Stored among recent entries, so it must not contain server data. */
  id: string;
  group: (typeof groups)[number];
  label: string;
  /** Language of the label, if not the portal's. */
  lang?: string;
  detail?: string | undefined;
  /** Searched instead of the detail. */
  keywords?: string;
  Icon?: ComponentType<SvgIconProps> | undefined;
  /** Shown by its picture instead of an icon. */
  service?: ServiceCard;
  /** Address to open, or an action; returning false keeps the palette open. */
  to?: string;
  run?: () => unknown;
  /** Already matched by the server. */
  isFound?: boolean;
}

export interface FoundGroup {
  group: PaletteEntry['group'];
  entries: PaletteEntry[];
  /** Number of matches; `entries` are the first of them. */
  total: number;
}

/** Group of which only the first `count` entries are searched. */
export interface SearchLimit {
  group: PaletteEntry['group'];
  count: number;
}

/** Also splits camel case, such as "BusinessHub". */
const splitWords = (text: string): string[] =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(fold)
    .filter(Boolean);

/** Ranks a match, 0 best: the text starts with the query, a word does, its initials do, it contains the query. */
export const matchRank = (query: string, text: string): number | null => {
  const whole = fold(text);
  const words = splitWords(text);
  const initials = words.map(([letter]) => letter).join('');
  const ranks = fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((typed) =>
      [
        whole.startsWith(typed),
        words.some((word) => word.startsWith(typed)),
        initials.includes(typed),
        whole.includes(typed),
      ].indexOf(true),
    );
  return ranks.includes(-1) ? null : Math.max(0, ...ranks);
};

const maxPerGroup = 6;

/** Ranks matches of names first, then of titles, of detail or keywords, and those found only by the server. */
const entryRank = (
  query: string,
  { label, detail = '', keywords = detail, isFound, group }: PaletteEntry,
) => {
  const labelRank = matchRank(query, label);
  if (labelRank !== null) return labelRank + (group === 'notifications' ? 4 : 0);
  const keywordRank = matchRank(query, `${label} ${keywords}`);
  if (keywordRank !== null) return 8 + keywordRank;
  return isFound ? 12 : null;
};

/** Groups the matching entries, best group first. `totals` has the server's counts. */
export const findEntries = (
  entries: readonly PaletteEntry[],
  query: string,
  totals: Partial<Record<PaletteEntry['group'], number>> = {},
): FoundGroup[] => {
  const matches = entries.flatMap((entry) => {
    const rank = entryRank(query, entry);
    return rank === null ? [] : { entry, rank };
  });
  return groups
    .map((group) => matches.filter(({ entry }) => entry.group === group).toSorted((a, b) => a.rank - b.rank))
    .filter((found) => found.length > 0)
    .toSorted(([a], [b]) => (a?.rank ?? 0) - (b?.rank ?? 0))
    .flatMap((found) =>
      found[0]
        ? {
            group: found[0].entry.group,
            entries: found.slice(0, maxPerGroup).map(({ entry }) => entry),
            total: totals[found[0].entry.group] ?? found.length,
          }
        : [],
    );
};

const maxRecent = 6;

export const addRecent = (recent: readonly string[], id: string): string[] =>
  [id, ...recent.filter((other) => other !== id)].slice(0, maxRecent);

/** Moves recent choices to the `recent` group. */
export const listRecentFirst = (
  entries: readonly PaletteEntry[],
  recent: readonly string[],
): PaletteEntry[] => [
  ...recent
    .flatMap((id) => entries.filter((entry) => entry.id === id))
    .map((entry) => ({ ...entry, group: 'recent' as const })),
  ...entries.filter(({ id }) => !recent.includes(id)),
];
