import type { ServiceCard } from '../../model/dic-services/serviceCard';

/** When a service was last opened; `at` in ms since 1970. */
export interface Opening {
  code: string;
  at: number;
}

const remembered = 6;

/** The latest openings with one more, newest first, each service once. */
export const withOpening = (openings: readonly Opening[], code: string, at: number): Opening[] =>
  [{ code, at }, ...openings.filter((opening) => opening.code !== code)].slice(0, remembered);

/** The cards that were opened lately, newest first. */
export const recentlyOpened = (cards: readonly ServiceCard[], openings: readonly Opening[]): ServiceCard[] =>
  openings.flatMap(({ code }) => cards.find(({ code_name }) => code_name === code) ?? []);

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "5 minutes ago", "yesterday"; `at` and `now` in ms since 1970. */
export const agoOf = (at: number, now: number): string => {
  const passed = Math.max(0, now - at);
  const [unit, length] = units.find(([, ms]) => passed >= ms) ?? (['minute', 60_000] as const);
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
};
