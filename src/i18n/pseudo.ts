/**
 * A made-up language that shows which texts come from the catalogue: "Sign In" reads "⟦Sign In⟧".
 * Chosen by the preference `locale` = `en-XA`; the browser tests use it to find text that does not.
 */
export const pseudoLocale = 'en-XA';

export const pseudo = (messages: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? mark(value) : pseudo(value as Record<string, unknown>),
    ]),
  );

/** Each plural form is marked by itself, else the bars between them would be lost. */
const mark = (text: string) =>
  text
    .split('||||')
    .map((form) => `⟦${form.trim()}⟧`)
    .join(' |||| ');
