/**
 * The pseudo locale `en-XA` marks catalogue texts ("⟦Sign In ~~~⟧"), so that screen tests find hard-coded ones,
 * and makes them a third longer, like other languages.
 */
export const pseudoLocale = 'en-XA';

export const pseudo = (messages: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? mark(value) : pseudo(value as Record<string, unknown>),
    ]),
  );

const padding = (text: string) => '~'.repeat(Math.ceil(text.length * 0.35)).replaceAll('~~~~~~~', '~~~~~~ ');

/** Marks each plural form, so that the separators survive. */
const mark = (text: string) =>
  text
    .split('||||')
    .map((form) => `⟦${form.trim()} ${padding(form.trim())}⟧`)
    .join(' |||| ');
