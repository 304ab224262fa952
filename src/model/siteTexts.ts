import { isFields } from './fields';

/** What the operator wrote into a file of the site, by language such as `en`. */
export type SiteText = Readonly<Record<string, string>>;

/** Epoch milliseconds; null if open-ended. */
export interface Period {
  from: number | null;
  until: number | null;
}

const maxTextLength = 1000;

/** Returns null for anything but a date string. */
export const parseTime = (value: unknown): number | null => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
};

/** Accepts one text for all languages, or a text per language; null if there is none. */
export const parseTexts = (value: unknown): SiteText | null => {
  const texts = typeof value === 'string' ? { en: value } : isFields(value) ? value : {};
  const text: SiteText = Object.fromEntries(
    Object.entries(texts).flatMap(([language, part]) =>
      typeof part === 'string' && part.trim() !== '' ? [[language, part.trim().slice(0, maxTextLength)]] : [],
    ),
  );
  return Object.keys(text).length > 0 ? text : null;
};

export const isCurrent = ({ from, until }: Period, now = Date.now()): boolean =>
  (from === null || from <= now) && (until === null || now < until);
