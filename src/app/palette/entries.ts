import type { SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';
import { fold } from '../../model/text';

export const groups = [
  'recent',
  'person',
  'people',
  'screens',
  'views',
  'services',
  'folders',
  'projects',
  'notifications',
  'settings',
] as const;

/** Begins the ids of users. */
export const userPrefix = 'user:';

export interface PaletteEntry {
  /** Kept in the list of recent entries, so it has no text of the server. */
  id: string;
  group: (typeof groups)[number];
  label: string;
  /** The language of the label, where it is another than that of the portal. */
  lang?: string;
  detail?: string | undefined;
  /** Searched in place of the detail. */
  keywords?: string;
  Icon: ComponentType<SvgIconProps>;
  /** An address to go to, or what to do; what is done keeps the palette open when it answers false. */
  to?: string;
  run?: () => unknown;
  /** The server has searched it already. */
  isFound?: boolean;
}

export interface FoundGroup {
  group: PaletteEntry['group'];
  entries: PaletteEntry[];
  /** How many rank, of which `entries` are the first. */
  total: number;
}

/** "BusinessHub" is two. */
const splitWords = (text: string): string[] =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(fold)
    .filter(Boolean);

/** How well a text ranks what was typed, 0 best: it starts so, a word of it does, its initials do, it contains it. */
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

/** Ranks as `matchRank` does: the label first, then its detail or keywords, then hits of the server alone. */
const entryRank = (query: string, { label, detail = '', keywords = detail, isFound }: PaletteEntry) => {
  const labelRank = matchRank(query, label);
  if (labelRank !== null) return labelRank;
  const keywordRank = matchRank(query, `${label} ${keywords}`);
  if (keywordRank !== null) return 4 + keywordRank;
  return isFound ? 8 : null;
};

/** The entries that rank, by group: the group with the best one first. `totals` counts what only the server has. */
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

/** Lists recent choices as a group of its own, and only there. */
export const listRecentFirst = (
  entries: readonly PaletteEntry[],
  recent: readonly string[],
): PaletteEntry[] => [
  ...recent
    .flatMap((id) => entries.filter((entry) => entry.id === id))
    .map((entry) => ({ ...entry, group: 'recent' as const })),
  ...entries.filter(({ id }) => !recent.includes(id)),
];
