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

/** Accepts one text for all languages, or a text per language. */
export const parseTexts = (value: unknown): SiteText => {
  const texts = typeof value === 'string' ? { en: value } : isFields(value) ? value : {};
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      typeof text === 'string' && text.trim() !== '' ? [[language, text.trim().slice(0, maxTextLength)]] : [],
    ),
  );
};

export const isCurrent = ({ from, until }: Period, now: number): boolean =>
  (from === null || from <= now) && (until === null || now < until);

/** Falls back to English, then to any language. */
export const pickText = (text: SiteText, language: string): { text: string; language: string } => {
  const languages = [language, 'en', ...Object.keys(text)];
  const found = languages.find((name) => text[name] !== undefined) ?? language;
  return { text: text[found] ?? '', language: found };
};
