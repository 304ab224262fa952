import { perLocale } from './locale';

const list = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit' }));

/** `a, b, c` in English. */
export const listText = (parts: Iterable<string>): string => list().format(parts);

// Numeric: "Sheet 2" comes before "Sheet 10".
const collator = perLocale((locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));

/** Sorts names as the language does. */
export const compareNames = (a: string, b: string): number => collator().compare(a, b);
