/**
 * A made-up language that shows which texts come from the catalogue: "Sign In" reads "⟦Sign In⟧".
 * Chosen by the preference `locale` = `en-XA`; the browser tests use it to find text that does not.
 */
export const pseudoLocale = 'en-XA';

/** Each plural form is marked by itself, else the bars between them would be lost. */
export const mark = (text: string): string =>
  text
    .split('||||')
    .map((form) => `⟦${form.trim()}⟧`)
    .join(' |||| ');
