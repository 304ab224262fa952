import { isReadFromRight, perLocale } from './locale';

const list = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit' }));

/** `a, b, c` in English. In Arabic, a part in Latin letters would turn the whole list round if it were not kept apart. */
export const listText = (parts: Iterable<string>): string =>
  list().format(isReadFromRight() ? Array.from(parts, (part) => `\u2068${part}\u2069`) : parts);

// Numeric: "Sheet 2" comes before "Sheet 10".
const collator = perLocale((locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));

/** Sorts names as the language does. */
export const compareNames = (a: string, b: string): number => collator().compare(a, b);
