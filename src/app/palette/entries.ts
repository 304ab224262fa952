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
  /** How many fit, of which `entries` are the first. */
  total: number;
}

/** "BusinessHub" is two. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(fold)
    .filter(Boolean);

/** How well a text fits what was typed, 0 best: it starts so, a word of it does, its initials do, it contains it. */
export const fitOf = (query: string, text: string): number | null => {
  const whole = fold(text);
  const words = wordsOf(text);
  const initials = words.map(([letter]) => letter).join('');
  const fits = fold(query)
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
  return fits.includes(-1) ? null : Math.max(0, ...fits);
};

const perGroup = 6;

/** Ranks as `fitOf` does: the label first, then its detail or keywords, then hits of the server alone. */
const rankOf = (query: string, { label, detail = '', keywords = detail, isFound }: PaletteEntry) => {
  const byLabel = fitOf(query, label);
  if (byLabel !== null) return byLabel;
  const byWords = fitOf(query, `${label} ${keywords}`);
  if (byWords !== null) return 4 + byWords;
  return isFound ? 8 : null;
};

/** The entries that fit, by group: the group with the best one first. `totals` counts what only the server has. */
export const findEntries = (
  entries: readonly PaletteEntry[],
  query: string,
  totals: Partial<Record<PaletteEntry['group'], number>> = {},
): FoundGroup[] => {
  const fitting = entries.flatMap((entry) => {
    const fit = rankOf(query, entry);
    return fit === null ? [] : { entry, fit };
  });
  return groups
    .map((group) => fitting.filter(({ entry }) => entry.group === group).toSorted((a, b) => a.fit - b.fit))
    .filter((found) => found.length > 0)
    .toSorted(([a], [b]) => (a?.fit ?? 0) - (b?.fit ?? 0))
    .flatMap((found) =>
      found[0]
        ? {
            group: found[0].entry.group,
            entries: found.slice(0, perGroup).map(({ entry }) => entry),
            total: totals[found[0].entry.group] ?? found.length,
          }
        : [],
    );
};

const maxRecent = 6;

export const withRecent = (recent: readonly string[], id: string): string[] =>
  [id, ...recent.filter((other) => other !== id)].slice(0, maxRecent);

/** Lists recent choices as a group of its own, and only there. */
export const recentFirst = (entries: readonly PaletteEntry[], recent: readonly string[]): PaletteEntry[] => [
  ...recent
    .flatMap((id) => entries.filter((entry) => entry.id === id))
    .map((entry) => ({ ...entry, group: 'recent' as const })),
  ...entries.filter(({ id }) => !recent.includes(id)),
];
