import { isFields } from './fields';

export const noticeLevels = ['info', 'warning', 'error'] as const;

/** Operator announcement: `notice.json` beside the site (docs/operations.md). */
export interface SiteNotice {
  level: (typeof noticeLevels)[number];
  /** Milliseconds since 1970; null without a limit. */
  from: number | null;
  until: number | null;
  /** By language, such as `en`. */
  text: Record<string, string>;
}

const longestText = 1000;

/** Null for `null`, text that is no date, or undefined. */
const timeOf = (value: unknown): number | null => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
};

/** A text for all languages, or one for each. */
const textsOf = (value: unknown): Record<string, string> => {
  const texts = typeof value === 'string' ? { en: value } : isFields(value) ? value : {};
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      typeof text === 'string' && text.trim() !== '' ? [[language, text.trim().slice(0, longestText)]] : [],
    ),
  );
};

/** Null where there is nothing to tell. A limit that cannot be read is none, so that a mistake hides no notice. */
export const noticeOf = (content: unknown): SiteNotice | null => {
  if (!isFields(content)) return null;
  const text = textsOf(content['text']);
  if (Object.keys(text).length === 0) return null;
  const level = noticeLevels.find((name) => name === content['level']) ?? 'info';
  return { level, from: timeOf(content['from']), until: timeOf(content['until']), text };
};

export const isCurrent = ({ from, until }: SiteNotice, now: number): boolean =>
  (from === null || from <= now) && (until === null || now < until);

/** In the language, else in English, else in any. */
export const noticeText = ({ text }: SiteNotice, language: string): { text: string; language: string } => {
  const languages = [language, 'en', ...Object.keys(text)];
  const found = languages.find((name) => text[name] !== undefined) ?? language;
  return { text: text[found] ?? '', language: found };
};
